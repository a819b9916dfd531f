"""Which user ids a reader may take for one another."""

import unicodedata


def looks_like(user: str) -> str:
    """What ids that a reader may take for one another have in common.

    >>> looks_like(" Ana  Sol"), looks_like("ana\\u00a0sol"), looks_like("\\uff41na sol")
    ('ana sol', 'ana sol', 'ana sol')
    """
    if user.isascii():
        return " ".join(user.lower().split())
    return " ".join(unicodedata.normalize("NFKC", user).casefold().split())
