import type { ChangeWords } from '../../change_words.ts';

/** What became less or more, in German (../../change_words.ts). */
export const DE_CHANGES: ChangeWords = {
  less: `senk* gesenkt* senkung *senkung reduzier* reduktion *reduktion reduzierung *reduzierung verringer* gesunken
    sank sanken sinkt sinken vermindert* verminderung minder* minderung verkürz* gekürzt* kürz* verkürzung *verkürzung
    eingespart* einspar* gespart* sparte sparten abgebaut* baute_ab drückte gedrückt* gefallen fiel fielen rückgang
    heruntergebracht herabgesetzt* zurückgegangen beschleunigt* schneller_gemacht herunter runter`,
  more: `steigern steigert steigerte steigerten gesteigert* steigerung *steigerung erhöh* erhöhung gestiegen* stieg stiegen steigt gewachsen wuchs
    wuchsen wächst wachstum *wachstum ausgebaut* ausbau vermehrt* zuwachs *zuwachs gehoben angehoben* hob hoben
    zugenommen zunahme vergrößert* vergrößer* ausgeweitet* erweitert* zulegte zugelegt hochgefahren`,
  either: `verbesser* verbesserung *verbesserung veränder* brachte brachten gebracht* bringen optimier* entwickelt*`,
  less_beside: `minus weniger geringer niedriger kürzer schneller rückgang kleiner billiger günstiger`,
  more_beside: `plus mehr höher wachstum zuwachs größer`,
  multiplied: `halbier*:0.5 gedrittelt*:0.33 geviertelt*:0.25 verdoppel*:2
    verdopplung:2 verdreifach*:3 vervierfach*:4 verfünffach*:5 versechsfach*:6 verzehnfach*:10 das_doppelte:2
    das_dreifache:3 das_vierfache:4 das_fünffache:5 das_zehnfache:10 doppelt_so_viel:2 doppelt_so_viele:2
    dreimal_so_viel:3 dreimal_so_viele:3`,
  shares: `hälfte:0.5 die_hälfte:0.5 der_hälfte:0.5 ein_drittel:0.33 einem_drittel:0.33 drittel:0.33 zwei_drittel:0.66
    ein_viertel:0.25 einem_viertel:0.25 viertel:0.25 drei_viertel:0.75 dreiviertel:0.75 ein_fünftel:0.2
    einem_fünftel:0.2 zwei_fünftel:0.4 drei_fünftel:0.6 ein_zehntel:0.1 einem_zehntel:0.1 zehntel:0.1`,
  times: `mal fach fache faktor x`,
  by: `um von`,
  from: `von vom`,
  to: `auf zu`,
  former: `statt anstatt anstelle_von vorher zuvor früher davor gegenüber`,
  below: `unter auf_unter`,
  over: `mehr_als über deutlich_mehr_als gut`,
  almost: `fast beinahe nahezu knapp annähernd`,
  points: `punkt punkte punkten prozentpunkt prozentpunkte prozentpunkten prozent_punkte pp`,
  minutes: `minute minuten min`,
  aims: `ziel ziele zielvorgabe zielsetzung zielwert *ziel vorgabe plan planung geplant geplante geplanter soll sollte
    sollen sollten will wollen wollte möchte möchten vorhaben angestrebt angestrebte anvisiert erwartet prognose
    prognostiziert zu_senken zu_reduzieren zu_halbieren zu_verdoppeln zu_verringern zu_steigern zu_erhöhen
    zu_verkürzen um_zu konzept_zur vorschlag vorschläge auftrag wird werden`,
  reached: `erreicht erreichte übertroffen übertraf geschafft gelungen gelang erfüllt über_ziel über_plan`,
  firm: `das_unternehmen unternehmen die_firma firma der_konzern konzern der_betrieb die_gruppe die_branche der_markt
    unser_unternehmen unsere_firma die_gesellschaft mein_arbeitgeber der_arbeitgeber`,
  others: `berater beraterin vorgänger vorgängerin kollege kollegin kollegen kolleginnen dienstleister fremdfirma
    andere_abteilung anderes_team nachbarteam agentur externe externer zentrale wettbewerber
    nachbarfiliale nachbarfilialen andere_filiale anderen_filiale`,
  apart: `während wohingegen obwohl jedoch aber als wobei bevor nachdem trotz`,
  done: `geschafft gelungen erreicht nachweislich nachweisbar belegt brachte gebracht bringen erfolgreich messbar konnte
    schaffte dafür_gesorgt verantwortlich persönlich selbst deutlich verbesserung`,
  whose: `team teams abteilung abteilungen unternehmen unternehmens firma filiale betrieb betriebs standort bereich eigene
    eigenen`,
  periodic: `pro_jahr im_jahr je_jahr jedes_jahr jährlich jährliche jährlichen p_._a p_a per_annum pro_monat
    im_monat je_monat jeden_monat monatlich pro_woche jede_woche wöchentlich pro_quartal je_quartal jedes_quartal`,
  when: `im in`,
  measures: `*quote *quoten *zahl *zahlen *rate *raten *volumen *menge *mengen *wert *werte *stand *höhe *niveau
    *anteil *erlös *erlöse *dauer *ziffern *ziffer`,
  told: `warum weshalb wieso berichtet_dass bevor_ich vor_meiner_zeit`,
  along: `mit gemeinsam_mit zusammen_mit`,
};
