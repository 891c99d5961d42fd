import type { ChangeWords } from '../../change_words.ts';

/** What became less or more, in Italian (../../change_words.ts). */
export const IT_CHANGES: ChangeWords = {
  less: `ridott* ridur* riduz* riduss* riduc* diminu* abbass* cala calano calato calata calati calate calare calando taglia* accorci* risparm* sces* scend* scese
    abbatt* abbatte* contenut* limat*`,
  more: `aument* cresc* cresciut* crebb* crescita increment* accresc* accresciut* alzato alzata alzati alzate alzare salgono salire salito salita saliti salite innalz* ampliato ampliata ampliati ampliate ampliare
    esteso estesa estesi estendere incrementat*`,
  either: `miglior* passato passata passati passate passare portato portata portati portate portare portando cambi* ottimizz*`,
  less_beside: `meno minore riduzione calo diminuzione`,
  more_beside: `più maggiore aumento incremento crescita`,
  multiplied: `dimezz*:0.5 raddopp*:2 triplic*:3 quadruplic*:4 quintuplic*:5 decuplic*:10 il_doppio:2 il_triplo:3`,
  shares: `metà:0.5 la_metà:0.5 un_terzo:0.33 terzo:0.33 due_terzi:0.66 un_quarto:0.25 quarto:0.25 tre_quarti:0.75
    un_quinto:0.2 quinto:0.2 un_decimo:0.1 decimo:0.1`,
  times: `volte fattore x moltiplicato_per moltiplicata_per moltiplicati_per moltiplicate_per`,
  by: `di del dello dell della dei degli delle d`,
  from: `da dal dallo dall dalla dai dagli dalle di`,
  to: `a ad al allo all alla ai agli alle`,
  former: `invece_di anziché contro prima in_precedenza rispetto_a rispetto_ai rispetto_al`,
  below: `sotto sotto_il sotto_i sotto_la al_di_sotto_del al_di_sotto_di al_di_sotto_dei a_meno_del a_meno_di`,
  over: `più_che più_di più_del più_della più_dei più_dello oltre_il oltre_la`,
  almost: `quasi circa_ vicino_a poco_meno_di poco_meno_del`,
  points: `punto punti punto_percentuale punti_percentuali pp`,
  minutes: `minuto minuti min`,
  aims: `obiettivo obiettivi traguardo piano previsto prevista previsti previste previsione proposta proposto deve
    dovrebbe dovrà per_ridurre per_aumentare per_dimezzare per_raddoppiare al_fine_di mira mirava punta puntava`,
  reached: `raggiunto raggiunta raggiunti raggiunte superato superata superati superate riuscito riuscita centrato
    centrati`,
  firm: `l_azienda la_società il_gruppo la_ditta la_nostra_azienda il_mercato il_settore azienda società l_impresa`,
  others: `consulente consulenti predecessore collega colleghi colleghe fornitore un_altro_reparto un_altro_team agenzia
    ditta_esterna società_esterna sede_centrale concorrenza
    altra_filiale altro_negozio`,
  apart: `mentre benché ma quando prima_che nonostante`,
  done: `riuscito riuscita riuscire comprovato comprovata dimostrato fatto saputo contribuito miglioramento`,
  whose: `squadra squadre team reparto reparti azienda negozio negozi stabilimento sede proprio propria`,
  periodic: `all_anno ogni_anno l_anno annuo annua annui annue annualmente al_mese ogni_mese mensile mensili
    mensilmente a_settimana ogni_settimana a_trimestre`,
  when: `nel nella`,
  measures: `tasso numero cifra cifre volume volumi livello importo totale valore quota`,
  of: `di d del dello dell della dei degli delle su sul sulla sulle sui sugli`,
  told: `analizzato_perché prima_del_mio_arrivo riferito_che`,
  along: `con insieme_a insieme_ai insieme_agli insieme_alle insieme_al insieme_alla coi`,
};
