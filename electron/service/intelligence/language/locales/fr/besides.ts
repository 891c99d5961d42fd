import type { Besides } from '../../locale.ts';

/** What stands in French beside what is asked for (../../locale.ts). */
export const FR_BESIDES: Besides = {
  so: `donc alors du_coup par_conséquent c_est_pourquoi de_ce_fait d_où c_est_pour_ça c_est_pour_cela
    voilà_pourquoi`,
  our: `notre nos`,
  ours: `notre nos nous on chez_nous ici client clients le_client les_clients la_clientèle le_site le_poste
    le_lieu le_dépôt l_entrepôt l_hôtel l_atelier l_usine l_agence le_bureau le_magasin le_chantier
    la_résidence les_chauffeurs les_patients les_résidents les_collègues l_équipe le_cabinet
    l_établissement tout_se_fait`,
  tells: `est sont a ont se_trouve se_trouvent parle parlent vient viennent travaille travaillent`,
  wish: `mieux encore_mieux si_possible de_préférence préférence pref préf idéalement plus_c_est_mieux
    ce_serait_bien_que ce_serait_bien_qu ce_serait_bien_si ce_serait_super_que ce_serait_super_si
    ce_serait_un_plus_si ce_serait_un_plus_que ce_serait_un_plus_qu l_idéal_serait_que l_idéal_serait_qu
    souhaité souhaitable apprécié`,
  wished: `serait_un_plus est_un_plus un_plus serait_un_atout est_un_atout un_atout serait_apprécié apprécié
    appréciée appréciés souhaité souhaitée souhaitable serait_idéal serait_bien serait_parfait
    serait_top plus_c_est_mieux bienvenu bienvenue serait_la_cerise_sur_le_gâteau la_cerise_sur_le_gâteau`,
  otherwise: `sinon autrement faute_de_quoi dans_le_cas_contraire`,
  conflict: `concurrent_direct concurrence_directe concurrent_directe concurrent concurrente concurrents concurrence concurrentiel rival litige litiges procès contentieux
    conflit_d_intérêts conflit_d_intérêt conflits_d_intérêts non_concurrence accord
    clause_de_non_concurrence clause`,
  purpose: `pour pr`,
  vehicle: `remorque remorques camion camions camionnette camionnettes fourgon fourgons fourgonnette van bus minibus
    navette navettes voiture véhicule véhicules utilitaire car livraison livraisons tournée tournées
    déplacements`,
  there: `y là là_bas`,
  toward: `à`,
  it: `le la l les en ça cela`,
  own_paper: `dangereuse dangereuses dangereux citerne adr grue chariot passagers voyageurs personnes taxi scolaire ambulance automatique manuelle`,
};
