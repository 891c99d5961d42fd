import type { Remarks } from '../../locale.ts';

/** What recruiters say in Dutch around what they ask for (../../locale.ts). */
export const NL_REMARKS: Remarks = {
  greeting: `hallo hoi hey beste dag goedemorgen groet groeten groetjes mvg bedankt dank dankjewel`,
  who: `klant klanten opdrachtgever baas leidinggevende manager directeur hr collega collegas we wij ik ze zij
    hij`,
  said: `zegt zei zeiden gezegd vraagt vroeg gevraagd staat_erop staan_erop eist eisen beloofd benadrukte
    afgesproken gebeld belde besproken overlegd streng strikt duidelijk`,
  ours: `zoals_afgesproken zoals_besproken stuur stuur_me kijk kijk_even noteer vink let_op opgelet herinnering
    fyi ter_info nog_iets korte_vraag volgens_de_mail`,
  telling: `dringend spoed heel_belangrijk belangrijk belangrijkste onderhandelbaar bespreekbaar uitzondering
    uitzonderingen doorslaggevend cruciaal gevraagd gewenst aub svp`,
  aside: `we wij ik mijn het_is dat_is er_is ze_zijn`,
  wants: `zoeken zoek willen wil nodig verwachten verwacht vragen`,
  talk: `mensen kandidaten mail mailtje bericht telefoon gesprek maandag dinsdag woensdag donderdag vrijdag
    gisteren vandaag morgen week lijst bovenaan punt nummer keer hun hen mij ons jou erg heel zeer veel meest
    het steeds nog vacature volgens zoals anders iets alleen`,
  persons: `iemand niemand mensen persoon personen kandidaat kandidaten sollicitant sollicitanten profiel
    profielen cv wie`,
  takes: `zien uitnodigen sturen voorstellen spreken nemen aannemen overwegen bekijken`,
  rejects: `uitsluiten uitgesloten afwijzen afgewezen vermijden weglaten valt_af vallen_af
    komt_niet_in_aanmerking komen_niet_in_aanmerking`,
  denies: `niet geen niemand liever_niet`,
  needless: `niet_nodig niet_vereist`,
  us: `me ons mij`,
};
