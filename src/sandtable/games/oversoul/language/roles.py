"""The default Role Abilities of -Units, in the language itself (8.4.11 to 8.4.36)."""

from typing import Final

from sandtable.games.oversoul.language import instructions as i

ROLE_TEXTS: Final[dict[int, tuple[str, ...]]] = {
    i.DRAGON: ("●AVIAN", "●RESISTANT (to Events of lower RANK)"),
    i.ELEMENTAL: ("●DYNAMO",),
    i.GAIAN: ("●OUTLAST* Gain FRENZY",),
    i.MEGANIST: (
        "●SHATTER* You can Select 1 of your Active ARCHETYPE Units➤ Spawn & Attach this card to it as a UNIT "
        "Construct with HP equal to this card's original HP & Gain AMORPHOUS (as Construct)",
    ),
    i.NATURA: ("●QUICK* Sacrifice this Unit➤ Your next +card this turn Generates RANK additional ENERGY",),
    i.NIDAGYST: ("●QUICK (Once each turn)* Consume 2 ENERGY➤ Prepare this card",),
    i.PHANTOM: ("●VEILED",),
    i.QIREAN: ("●BARRIER",),
    i.RAPTOR: ("●AVIAN",),
    i.UNDEAD: ("●SHATTER* You can Spawn this card Damaged with 1 HP & Gain AMORPHOUS",),
    i.VERA: (
        "●HONEST* You can Exhaust this card & Select 1 Active card➤ Heal RANK HP to it & Give it CRYSTALIZED "
        "(until your next cycle)",
    ),
    i.VOPROS: (
        "●ACTIVATE* Select 1 card on your board➤ Deal RANK DMG to it, if it Shatters* Gain VAMPIRISM",
    ),
    i.VEXEN: ("●PIERCE",),
    i.SORCERER: ("●ACTIVATE* You can Select 1 card on the board➤ Deal RANK DMG to it",),
    i.SEEKER: ("●ENTER* You can Gaze RANK at either Deck",),
    i.SECUTOR: ("●DUAL-STRIKE",),
    i.SEER: ("●ACTIVATE* You can Select 1 Prepared card➤ Expose it",),
    i.SENTRY: ("●GUARD",),
    i.SHIFTER: ("●ENTER* Select 1 Active Unit➤ This card also Becomes its Roles (while Active)",),
    i.SNIPER: ("●RANGED",),
    i.SLAYER: ("●CLEAVE",),
    i.SHAMAN: ("●CAST (Once each turn)* Your next -Event Activated this turn Consumes 1 less ENERGY",),
    i.SOVEREIGN: ("●CAST (Once each turn)* Your next -Construct Activated this turn Consumes 1 less ENERGY",),
    i.SUMMONER: ("●CAST (Once each turn)* Your next -Unit Activated this turn Consumes 1 less ENERGY",),
    i.STATION: ("●THORNS",),
    i.STALKER: (
        "●CAST (while in your hand)* Consume (-Cost) opposing ENERGY➤ Spawn this card & Gain AMORPHOUS",
    ),
}
