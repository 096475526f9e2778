"""Wordings that say at length what the house says in short: names with commas, what is exhausted, who chooses.

Each is held between the words that make its meaning certain: where another meaning is possible it is left alone.
"""

# ruff: noqa: E501  # a wording and what the house writes stand on one line

import re
from typing import Final

from sandtable.cards.habits import Habit, habit
from sandtable.games.athernum.language.rewording.other_games import one_thing
from sandtable.games.athernum.language.rewording.sentence_shapes import lower, upper

COST: Final = r"(?:discard|remove|exhaust|pay|spend|return|reveal|move|place|put|turn)\b"
HELD: Final = r"(?: (?:you|they|your opponents?|an opponent|that player|its controller) controls?)?"
NOUN: Final = r"(?:(?:(?<=[a-z] )[A-Z]\w+ )*)(?:(?:main |resource |character |location |item )?(?:character|permanent|location|token|attachment)s?|(?<=[a-z] )[A-Z]\w+)"
HOW: Final = r"exhausted|face-up|face-down"
OPPONENT: Final = r"(?:[Yy]our opponents?|[Tt]arget opponent|[Ee]ach opponent|[Aa]n opponent)"
PASSIVES: Final = {"discarded": "discard", "exhausted": "exhaust"}


def costs_between(found: re.Match[str]) -> str:
    """ "*Tinker*, remove two Gear counters from this card: …": what it costs stands behind the name."""
    return f"{found['name']} {upper(found['cost'])}:"


def as_it_lies(found: re.Match[str]) -> str:
    """ "a resource token you control that is exhausted": an exhausted one."""
    article = found["article"] or ""
    if re.search(r"\b[Cc]reates? [^.,]*$", found.string[: found.start()]):
        return found[0]  # it is created so
    if article.strip().lower() in ("a", "an"):
        article = f"{'A' if article[0] == 'A' else 'a'}{'n' if found['how'] == 'exhausted' else ''} "
    return f"{article}{found['how']} {found['noun']}{found['held']}"


def who_chooses(found: re.Match[str]) -> str:
    """ "they discard a card or you draw a card. Your opponent chooses which.": they may do theirs, or yours is done."""
    second = found["second"]
    return f"{found['when']}{found['who']} may {found['first']}. If they do not, {lower(second)}."


def fewer_than_they(found: re.Match[str]) -> str:
    """ "Your opponent cannot … while you control fewer tokens than they do": than an opponent."""
    return f"As long as {found['if']} than an opponent, {lower(found['said'])}."


def at_the_next(found: re.Match[str]) -> str:
    """ "It loses all abilities and is discarded at the next Night Phase.": two times, and two sentences."""
    order = PASSIVES[found["done"]]
    them = "them" if found["who"].startswith(("Those", "They")) else "it"
    return f"{found['who']} {found['said']}. At the next {found['phase']}, {order} {them}."


def by_whom(found: re.Match[str]) -> str:
    """ "All damage that would be dealt to you … by characters … is dealt to this instead": if one of them would deal it."""
    by, whom = one_thing(found["by"]), one_thing(found["whom"])
    would = f"{found['head']}If {by} would deal {found['kind'] or ''}damage to {whom}{found['time'] or ''}"
    return f"{would}, deal that much damage to {found['to']} instead"


def attack_fee(found: re.Match[str]) -> str:
    """ "Characters your opponents control cannot attack unless their controller pays {1} for each": so much for each."""
    payer, theirs = found["payer"], "opponent" in found["who"]
    own = re.match(r"[Tt]his\b", found["who"]) or "you control" in found["who"]
    if (payer == "you" and not own) or ("opponent" in payer and not theirs):
        return found[0]  # somebody else would pay
    one = re.match(r"(?:[Tt]his|[Tt]he linked|[Tt]arget|[Ii]t|[Tt]hat|[Ee]ach|An?|Another)\b", found["who"])
    return f"{found['head']}{found['who']} cost{'s' if one else ''} {found['fee']} to attack with"


def kept_pool(found: re.Match[str]) -> str:
    """ "Unspent resources in your pool are not lost at the end of the day phase": the pool is not emptied then."""
    when = "a phase" if found["any"] else f"the {upper(found['day'] or found['phase'])} Phase"
    return f"{'Your' if found[0][0].isupper() else 'your'} resource pool is not emptied at the end of {when}"


SAID_AT_LENGTH: Final[tuple[Habit, ...]] = (
    # ---- names and what is paid
    habit(rf"^(?P<name>(?:Equip )?\*[^*]+\*)(?:,| [-–—])? (?P<cost>{COST}[^:.\"]*):", costs_between),
    habit(r"^(?P<name>(?:Equip )?\*[^*]+\*),(?= (?:\{\w+\}|\[\w+\])[^:.\"]*:)", r"\g<name>"),
    habit(r"^(?P<name>(?:Equip )?\*[^*]+\*):(?= [A-Z][^:]*$)", r"\g<name>"),
    habit(r"\bYou may (?:only )?activate this(?: ability)? (?:only )?(?P<often>once|twice|(?:three|four|five|\d) times) (?:per|each|a|every) turn\.", r"Activate only \g<often> per turn."),
    # ---- what lies exhausted or face-down
    habit(rf"(?P<article>\b[Aa]n? )?(?P<noun>\b{NOUN})(?P<held>{HELD}) (?:that|which) (?:is|are) (?:still |currently )?(?P<how>{HOW})(?! and\b| or\b|,? but\b)", as_it_lies),
    # ---- what is chosen from a hand that was revealed
    habit(rf"(?P<head>\b(?:{OPPONENT}) reveals? (?:their|its) hand(?:\. |,? and |, then )[^.]*?\b[Cc]hooses? [^.]*? (?:cards?|items?|characters?|locations?)) from (?:it|among them|that hand|those cards|the revealed cards)(?=[.,]| and )", r"\g<head> in their hand"),
    habit(r"(?P<head>\bchoose an? [^.]*? in their hand\. If you do, )(?:that card|it) is discarded(?=[.,]| and )", r"\g<head>discard that card"),
    # ---- what was discarded lies where it went
    habit(r"(?P<head>\bWhen(?:ever)? (?:you discard|(?P<they>an opponent discards|your opponent discards)) (?:an?|another) (?P<what>[^.,]*?), (?:you may |they may )?(?:move|put|return) (?:it|that card)) from (?P<whose>your|their|its owner's) discard pile (?=to |into |onto )", lambda m: f"{m['head']} " if (m["whose"] == "your") != bool(m["they"]) or m["whose"] == "its owner's" else m[0]),
    # ---- damage of effects
    habit(r"\b(?P<p>[Pp])revent all (?:damage that would be dealt (?P<to>to [^.,]*?) (?:by|through|from) effects|(?:non-?combat|effect) damage that would be dealt (?P<to2>to [^.,]*?))(?P<theirs> (?:controlled by |of )?(?:an opponent|your opponents?)(?: controls?)?)?(?=[.,]| this turn| until )", lambda m: f"{m['p']}revent all damage that effects{' your opponents control' if m['theirs'] else ''} would deal {m['to'] or m['to2']}" if m["to"] or not m["theirs"] else m[0]),
    # ---- damage that something else takes
    habit(r"(?P<if>\bIf [^.,\"]*? would deal (?:combat )?damage to [^.,\"]*), (?:it|that damage) is dealt to (?P<to>this(?: card| character| permanent)?|your main character|the linked target) instead(?=\.)", r"\g<if>, deal that much damage to \g<to> instead"),
    habit(r"(?P<head>^(?:Equip(?: -|:) )?|\. )All (?P<kind>combat )?damage that would be dealt to (?P<whom>[^.,\"]*?) by (?P<by>(?!effects|an effect)[^.,\"]*?)(?P<time> this turn)? is dealt to (?P<to>this(?: card| character| permanent)?|your main character|the linked target) instead(?=\.)", by_whom),
    # ---- for as long as something lies there
    habit(r"(?P<said>\b(?:[Tt]his(?: card| character| permanent)?|[Tt]hat (?:card|character|permanent)|[Ii]t|[Tt]arget (?:[a-zA-Z-]+ )*(?:character|permanent)(?: you control| an opponent controls)?) gets? [+-]\d+ (?:OFV|DFV)(?: and [+-]\d+ (?:OFV|DFV))?),? (?:(?:(?:for )?as long as|while) it (?:remains|is|stays) on the game board|until it leaves the game board)(?=\.)", r"\g<said>"),
    # ---- what is paid to attack
    habit(r"(?P<head>^(?:Equip(?: -|:) )?|[:,.] |\* )(?P<who>(?:[A-Z]|characters|permanents|each|target)[^.,\":]*?) (?:cannot|can't|may not) (?:attack(?: you)?|be declared as (?:an )?attackers?) unless (?P<payer>their controllers?|its controller|that player|the attacking player|you|they|an opponent|your opponents?) pays? (?P<fee>(?:\{\d\})+)(?: (?:for each(?: of them| of those characters| attacker| attacking (?:character|permanent)| such character)?|each))?(?=\.|,| until\b| this turn\b)", attack_fee),
    habit(r"(?P<head>^|\. )(?:Your opponents?|Opponents|Each opponent) must pay (?P<fee>\{\d\}) (?:for each (?P<noun>character|permanent) (?:that )?they (?:attack with|declare as an attacker)|to attack with an? (?P<noun2>character|permanent))(?=\.)", lambda m: f"{m['head']}{upper(m['noun'] or m['noun2'])}s your opponents control cost {m['fee']} to attack with"),
    # ---- what stays in a pool
    habit(r"(?:\b(?:(?:Unspent|unspent|The|the) )?[Rr]esources in your (?:resource )?pool (?:are not (?:emptied|lost|removed|discarded)|do not empty|remain(?: there| in it)?|stay(?: there| in it)?)|\b[Yy]our (?:resource )?pool (?:does not empty|(?:is not|isn't) emptied)) at the end of (?:(?P<any>a phase|each phase|phases|any phase|every phase)|the (?:(?P<day>[Dd]ay) [Pp]hase(?: until the [Ee]vening [Pp]hase ends)?|(?P<phase>[Mm]orning|[Cc]ombat|[Ee]vening|[Nn]ight) [Pp]hase))", kept_pool),
    # ---- what is paid to play
    habit(r"(?P<who>\b[Cc]haracters|\b[A-Z]\w+ characters)(?P<cards> cards)? cannot be played unless (?:their (?:controllers?|owners?|players?)|its (?:controller|owner)|the player(?: who plays (?:it|them))?|that player) pays? (?:(?:an additional|another|an extra) (?P<fee>\{\d\})|(?P<fee2>\{\d\}) more)", lambda m: f"{re.sub('s$', '', m['who'])} cards cost {m['fee'] or m['fee2']} more to play"),
    # ---- compared with somebody
    habit(r"^(?P<said>(?:Your opponents?|Opponents|An opponent|Each opponent) [^.,\"]*?) (?:while|as long as|if) (?P<if>you control (?:more|fewer) [^.,\"]*?) than (?:they do|that opponent(?: does)?|them)\.$", fewer_than_they),
    habit(r"\b(?P<if>(?:an opponent|your opponent) (?:controls|has) (?:more|fewer) [^.,\"]*?) than you do\b", r"\g<if> than you"),
    # ---- instead, and later
    habit(r"(?P<if>\b(?:The next time|If) [^.,\"]*? would [^.,\"]*), instead (?P<then>[^.,\"]*(?:, then [^.,\"]*)?)(?=\.)", r"\g<if>, \g<then> instead"),
    habit(r"(?P<if>\b(?:The next time|If) [^.,\"]*? would [^.,\"]*), (?P<then>(?!instead)[^.,\"]*), then (?P<last>[^.,\"]*?) at the next (?P<phase>\w+ Phase)(?: with no (?:damage )?counters on it)? instead(?=\.)", r"\g<if>, \g<then> instead and at the next \g<phase>, \g<last>"),
    habit(r"(?P<who>(?<=\. )(?:Those tokens|Those characters|That token|That character|They|It)) (?P<said>(?:loses?|gets?|gains?|cannot|has|have) [^.,\"]*?) and (?:is|are) (?P<done>discarded|exhausted) at the next (?P<phase>\w+ Phase)\.", at_the_next),
    # ---- of several, each that is so
    habit(r"(?P<act>\b[Rr]emove (?:an?|one|two|\w+) (?P<kind>exhaustion|damage|[A-Z]\w+) counters? from (?:each of up to \w+ target|up to \w+ target|\w+ target|each|all) (?:[a-z-]+ )*?(?P<noun>character|permanent)s?\b[^.\"]*)\. If (?:an?|any) (?P=noun)(?: of them| among them)? (?:now )?has no (?P=kind) counters(?: remaining| left)?(?: on it)?, (?P<do>turn|exhaust|discard) (?:it|that (?P=noun))(?P<face> face-up| face-down)?\.", lambda m: f"{m['act']}. {upper(m['do'])} each {m['noun']} among them with no {m['kind']} counters{m['face'] or ''}."),
    # ---- who chooses
    habit(r"(?P<when>\bWhen(?:ever)? (?:your opponent|an opponent) [^.,\"]*, )(?P<who>they|that player) (?P<first>[^.,\"]*?) or (?P<second>you [^.,\"]*)\. (?:Your opponent|They|That player|The opponent) chooses?(?: which(?: one)?| one)?\.", who_chooses),
    habit(r"(?P<when>\bWhen(?:ever)? (?:your opponent|an opponent) [^.,\"]*, )(?P<second>you [^.,\"]*?) or (?P<who>they|that player) (?P<first>[^.,\"]*)\. (?:Your opponent|They|That player|The opponent) chooses?(?: which(?: one)?| one)?\.", who_chooses),
    # ---- names that are told apart, names that cannot be used
    habit(r"\b(?P<each>for each [^.\"]*?) (?:with|that has) a different (?P<what>name|faction)\b", r"\g<each> with different \g<what>s"),
    habit(r"\b(?P<a>[Aa])ctivated abilities of (?P<what>(?:permanents|characters|locations|attachments|cards)[^.,\"]*?) cannot be (?:activated|used)", lambda m: f"{upper(m['what']) if m['a'] == 'A' else m['what']} cannot use activated abilities"),
)  # fmt: skip
