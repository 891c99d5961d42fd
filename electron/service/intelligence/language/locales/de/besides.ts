import type { Besides } from '../../locale.ts';

/** What stands in German beside what is asked for (../../locale.ts). */
export const DE_BESIDES: Besides = {
  so: `daher deshalb darum deswegen folglich somit also aus_diesem_grund`,
  our: `unser unsere unserem unseren unserer`,
  ours: `unser unsere unserem unseren unserer wir uns bei_uns der_kunde die_kundin kunde kunden die_kunden
    der_standort die_stelle das_haus das_lager der_betrieb die_filiale das_werk die_baustelle
    die_einrichtung die_kollegen die_fahrer die_gäste die_bewohner die_patienten die_mannschaft das_team
    die_werkstatt das_büro die_praxis der_arbeitsort arbeitsort einsatzort der_einsatzort dienstsitz
    der_dienstsitz`,
  tells: `ist sind sitzt sitzen liegt liegen kommt kommen spricht sprechen arbeitet arbeiten war waren`,
  wish: `gern gerne am_liebsten lieber besser noch_besser wenn_möglich möglichst wünschenswert pluspunkt
    schön_wäre es_wäre_schön_wenn es_wäre_super_wenn es_wäre_gut_wenn es_wäre_toll_wenn
    es_wäre_hilfreich_wenn schön_wäre_es_wenn super_wäre_es_wenn ideal_wäre ideal_wäre_es_wenn toll_wäre
    toll_wäre_es_wenn hilfreich_wäre_es_wenn es_wäre_schön es_wäre_super es_wäre_gut es_wäre_toll
    es_wäre_hilfreich schön_wäre_es super_wäre_es toll_wäre_es hilfreich_wäre_es gern_gesehen`,
  wished: `wäre_schön wäre_toll wäre_super wäre_gut wäre_ideal wäre_prima wäre_hilfreich wäre_wünschenswert
    wäre_ein_plus wäre_ein_bonus wäre_von_vorteil wünschenswert gern_gesehen gerne_gesehen ist_ein_plus
    ein_plus hilfreich von_vorteil wäre_das_sahnehäubchen das_sahnehäubchen wäre_das_i_tüpfelchen das_i_tüpfelchen`,
  otherwise: `sonst andernfalls`,
  conflict: `direkter_wettbewerber direkter_konkurrent direkte_konkurrenz *rechtsstreit rechtsstreit streit klage prozess *wettbewerber wettbewerber *konkurrent konkurrent
    konkurrenten konkurrenz konkurrentin wettbewerb *schutz *schutzvereinbarung *verbot *vereinbarung
    vereinbarung abkommen absprache interessenkonflikt kooperationspartner vertragspartner mitbewerber`,
  purpose: `für fürs f zum zur fuer wegen`,
  vehicle: `*wagen *bus *transporter *anhänger *fahrzeug *laster *mobil bus wagen transporter anhänger sprinter van
    shuttle fahrzeug fahrdienst lieferdienst kurierdienst *auflieger lkw hänger`,
  there: `dorthin dahin dort da hierher hierhin`,
  toward: `nach`,
  it: `das es dies ihn damit ihnen denen`,
  own_paper: `gefahrgut* *gefahrgut tank* adr kran* stapler* gabelstapler personen* fahrgast* fahrgäste taxi schul* patienten* automatik*`,
};
