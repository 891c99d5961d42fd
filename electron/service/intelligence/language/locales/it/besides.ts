import type { Besides } from '../../locale.ts';

/** What stands in Italian beside what is asked for (../../locale.ts). */
export const IT_BESIDES: Besides = {
  so: `quindi perciò pertanto dunque per_cui per_questo e_quindi ragion_per_cui di_conseguenza per_tale_motivo
    per_questo_motivo cosicché`,
  our: `nostro nostra nostri nostre`,
  ours: `nostro nostra nostri nostre noi da_noi cliente clienti il_cliente i_clienti la_clientela il_posto
    il_lavoro la_sede l_albergo l_hotel il_magazzino il_deposito l_ufficio il_negozio il_cantiere
    in_officina l_officina la_fabbrica lo_stabilimento il_reparto in_cucina gli_autisti gli_ospiti
    i_pazienti i_colleghi la_squadra l_azienda con_l_ufficio lavoriamo parliamo trattiamo usiamo abbiamo`,
  tells: `è sono ha hanno sta stanno si_trova parla parlano viene vengono lavora lavorano`,
  wish: `meglio meglio_se ancora_meglio pref preferibilmente preferibile possibilmente idealmente meglio_di_più
    sarebbe_bello_se sarebbe_bello_che sarebbe_ideale_se sarebbe_ideale_che sarebbe_un_plus_se
    sarebbe_utile_se sarebbe_meglio_se aiuterebbe_molto_se ci_piacerebbe_che gradito gradita gradite
    se_possibile`,
  wished: `è_un_plus sarebbe_un_plus un_plus è_gradito è_gradita sarebbe_gradito gradito gradita sarebbe_ideale
    sarebbe_bello sarebbe_utile sarebbe_un_vantaggio è_un_vantaggio sarebbe_meglio preferibile
    meglio_di_più sarebbe_la_ciliegina_sulla_torta la_ciliegina_sulla_torta`,
  otherwise: `altrimenti sennò se_no in_caso_contrario`,
  conflict: `concorrente_diretto concorrente_diretta concorrenza_diretta concorrente concorrenti concorrenza rivale rivali causa_in_corso causa_legale contenzioso controversia
    lite conflitto_di_interessi conflitto_d_interessi patto accordo non_concorrenza`,
  purpose: `per x`,
  vehicle: `rimorchio rimorchi navetta navette furgone furgoni camion pulmino pullman autobus bus minibus auto
    automobile veicolo autocarro van consegne furgoncino trasferte`,
  there: `lì là qui`,
  toward: `a`,
  it: `lo la li le l ne ciò`,
  own_paper: `pericolosa pericolose pericolosi cisterna adr gru muletto passeggeri persone taxi scuolabus ambulanza automatico`,
};
