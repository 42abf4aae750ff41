def cut_prizes(tiers, cap):
    """What each tier pays in hundredths; `tiers` are (hundredths, winners, is_top), and `cap` is the most of all prizes in prices."""
    sums = {top: sum(paid * winners for paid, winners, is_top in tiers if is_top == top) for top in (True, False)}
    limit = cap * 100
    if sums[True] + sums[False] <= limit:
        return [paid for paid, _, _ in tiers]
    for_top = min(sums[True], max(limit - sums[False], limit // 2))
    left = {True: for_top, False: min(sums[False], limit - for_top)}
    return [paid * left[top] // sums[top] if sums[top] else paid for paid, _, top in tiers]
