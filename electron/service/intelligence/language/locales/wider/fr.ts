import type { Wider } from './wider.ts';

/** French of France, Quebec and Switzerland, beyond ../fr.ts: how offers are worded and how resumes say it. */
export const fr: Wider = {
  function_words: `
    première premier premières premiers au_bénéfice_d au_bénéfice_de au_bénéfice_du au_bénéfice vaccination
    exigées exigible exigibles souhaitable souhaitables souhaités souhaitées appréciable appréciables apprécié appréciée
    appréciés appréciées apprécions apprécierions apprécierait serait_apprécié serait_appréciée seraient_appréciées
    sera_appréciée sera_apprécié un_atout constitue_un_atout constitue un_plus serait_un_plus serait_un_atout atout
    atouts avantage avantages est_un_avantage valorisé valorisée bienvenu bienvenue bienvenus bienvenues préféré préférée
    de_préférence préférence préférentiellement préférable nécessairement absolument strictement vivement fortement
    idéalement_ impératifs impératives indispensables incontournables obligatoires obligatoirement essentielles
    essentiels primordial primordiale fondamental fondamentale requérons requiert requérant exigeons réclame réclamé
    demandons imposé imposée voulu voulue voulus recherché recherchée recherchés recherchées rechercherons privilégié
    privilégiée privilégions on_recherche on_cherche on_demande on_exige nous_cherchons nous_recherchons
    nous_souhaitons nous_demandons nous_exigeons poste_nécessite poste_requiert le_poste_requiert le_poste_exige
    le_poste_demande il_faut_avoir il_faut_être faudra_avoir se_doit se_devra se_devait devez devrez devriez pouvez
    pourrez possédez détenez disposez justifiez maîtrisez connaissez parlez savez avez êtes serez aurez vous_avez
    vous_êtes vous_possédez vous_détenez vous_disposez vous_justifiez vous_maîtrisez vous_savez tu_as tu_es tu_sais
    tu_possèdes tu_maîtrises ton votre_profil ton_profil notre_candidat idéal_e profil_recherché profil_idéal
    le_ou_la la_ou_le candidat_e candidate_ candidature_ postulant postulante postulants aspirant titulaires
    détenteurs détentrice détentrices détenant détienne détiennent possédant possède_ possèdent possesseur dispose_
    disposent disposant_ justifient justifie_d justifie_de ait aient soit_ soient être_ étaient fut a_pu ait_pu aura
    auront aurait auraient ayant_ avait avaient eut ayons déjà_ un_jour_ au_cours_de sa_carrière dans_sa_carrière
    de_sa_carrière durant_sa_carrière au_fil au_fil_de minimale_ suffisant suffisante suffisants suffisantes solide
    solides forte fort forts fortes grande grand grands grandes large parfaite parfaitement excellent excellente
    excellents excellentes exemplaire avéré avérée avérés avérées éprouvé éprouvée probant probante probants probantes
    reconnu reconnue significatif significative significatives réussie_ concrète concret concrètes réelle réel réelles
    vérifiable vérifiables démontrable démontrables démontrée démontrer_ prouvée attester attestant atteste attestation_de
    justificatif à_l_appui pertinent pertinente pertinents pertinentes adéquat adéquate approprié appropriée
    correspondant correspondante avoir_l avoir_la avoir_le avoir_une avoir_un avoir_des avoir_déjà avoir_acquis
    avoir_une_bonne avoir_de avoir_du disposer_d disposer_de détenir_un détenir_une détenir_son détenir_sa détient_un
    détient_une être_titulaire être_titulaire_d être_titulaire_de doit_être_titulaire titulaire_d titulaire_d_un
    titulaire_d_une être_détenteur être_détentrice être_muni muni munie munis munies nanti nantie doté dotée dotés
    pourvu_d pourvue justifier_d justifier_de justifier_d_une faire_preuve faire_état fait_état fait_preuve bénéficier
    bénéficie bénéficiez bénéficiant compter compte comptant cumuler_ cumule cumulant totalise totaliser
    pouvoir puisse puissent être_capable être_apte être_en_mesure en_mesure capable capables apte aptes
    savoir_ su sachant sache sachent connaître_ connaître connaissant connaît connaisse connu_ aimer aime aimez
    souhaitant désire désirant désireux désireuse motivé motivée sérieux sérieuse notions_solides issue_d
    cela ça ceci celle_ autre autres tel telle tels telles divers diverses différents différentes certain certaine
    certains certaines tout toute tous toutes ensemble également_ aussi ainsi donc afin lorsque dès parmi entre vers
    contre selon sous via lié liée liés liées relatif relative relatifs relatives concernant vis_à_vis
    merci_d_indiquer à_noter nb svp_ facultatif facultative optionnel optionnelle`,
  cues: {
    leader: `gérant gérante responsable_boutique responsable_de_boutique responsable_de_production chef_de_rang maître_d_hôtel chef_d_équipe gouvernante_générale directeur_de_magasin chef_de_brigade responsable_d_atelier contremaîtresse`,
    experience: `solide_expérience expérience_pertinente`,
    know: `aguerris aguerries rompus rompues rompu_à rompue_à rompu_aux rompue_aux aguerri_à aguerrie_à chevronné
      chevronnée chevronnés accoutumé accoutumée accoutumé_à accoutumée_à entraîné entraînée exercé_à initié initiée
      initié_à initiée_à sensibilisé sensibilisée sensibilisé_à formé formée formés formées formé_aux formée_aux
      formé_au formée_au formé_en formée_en habilité_à coutumier coutumière averti avertie calé calée ferré ferrée
      ferré_en expert_en_ utilisateur utilisatrice utilisateur_de utilisatrice_de utilisateur_avancé
      utilisatrice_avancée utilisateur_confirmé utilisateur_régulier usager manier manie maniement manipuler manipule
      manipulation manipulation_de se_servir se_servir_de sait_se_servir savoir_se_servir utilisation_de
      l_utilisation_de utilisation_courante utilisation_quotidienne utiliser_ a_utilisé ait_utilisé a_déjà_utilisé
      pratique_de pratique_du pratique_d pratiquer pratiquez pratiqué pratiquée avoir_pratiqué a_pratiqué
      se_débrouiller débrouille débrouiller à_l_aise_avec_ à_l_aise_en à_l_aise_dans aisance_avec aisance_dans
      aisance_en bonne_aisance facilité facilités facilité_à habileté habiletés habile habile_avec dextérité adresse
      virtuosité connaître_le connaître_la connaître_les bonne_pratique solide_pratique connaissance_pratique
      connaissance_pratique_de connaissance_de connaissance_du connaissance_des bonnes_bases bases_solides
      solides_bases excellente_maîtrise excellente_connaissance solide_maîtrise maîtrise_de maîtrise_du maîtrise_des
      maîtrise_d maîtrise_parfaite spécialisé spécialisée spécialisés spécialisé_en spécialisée_en compétences_en
      expertise_en savoir_faire_en baigné rodé rodée rodé_à rodée_à rodé_aux rodée_aux formation_à formation_aux
      formation_au programmation_en développement_en développer_en coder_en programmer_en`,
    industry: `univers environnement environnements univers_de monde milieu_de milieu_du milieux monde_de créneau marché
      secteur_de secteur_du secteur_des domaine_de_la industrie_du industrie_de_la industrie_des marché_de filière_de
      commerce_de activité_de domaines_d_activité`,
    past: `issu issue issus issues issu_de issue_de issu_du issue_du provenant provenance en_provenance venant venant_de
      venu_de venue_de venir_de provenir provienne provient vient_de_chez passé_par_ transfuge sortant_de`,
    now: `toujours_en_poste toujours_employé toujours_employée travaille_toujours est_toujours présentement_ en_ce_jour
      occupe_actuellement exerce_actuellement à_l_heure_actuelle_ poste_actuel`,
    work: `d_ancienneté ancienneté_de année_d_exercice d_exercice
      occuper occupé_un_poste occupé_le_poste occupé_des_postes occupée occupant tenir tenu tenu_un_poste
      exercé_en exercé_les_fonctions exercer_les_fonctions exerce_les_fonctions exercer_la_fonction
      activité_professionnelle vécu_professionnel bagage_professionnel expérience_pro pratique_professionnelle
      vie_au_travail métier_de postes_de fonctions assumé assumer assume œuvrer_à_titre œuvré_à_titre bosser ouvrage
      à_titre_d à_titre_de occupation jobs job années_de_service ancienneté`,
    as: `en_tant_qu en_tant_que en_qualité_d à_titre_d comme
      à_titre_d à_titre_de en_position_de dans_une_fonction_de sur_un_poste_de sur_des_postes_de dans_un_rôle_de
      dans_des_fonctions_de à_la_fonction_de au_métier_de dans_le_métier_de`,
    completed: `complété complétée complétés complétées avoir_complété a_complété ayant_complété gradué graduée diplômé
      diplômée diplômés diplômées terminés terminées terminer réussis réussies avoir_réussi finalisé finalisée finis
      finie fini obtenus obtenues détenir_un_diplôme décrochés validées sanctionnée conclus achevées certifié_
      titulaire_d_un_diplôme complet complète`,
    degree: `formation_supérieure formation_universitaire études_universitaires études_supérieures cursus_universitaire
      diplôme_de_niveau diplôme_universitaire formation_universitaire_complète formation_de_niveau titre_universitaire
      grade_universitaire grade formation_académique formation_initiale cursus diplôme_en diplôme_d_études formation_en
      diplôme_reconnu scolarité`,
    secondary: `diplôme_d_études_secondaires bac_général baccalauréat_général maturité maturité_gymnasiale
      maturité_professionnelle secondaire_5 secondaire_v études_secondaires bac_techno `,
    vocational: `diplôme_d_études_professionnelles certificat_fédéral_de_capacité 
      apprentissage formation_professionnelle `,
    diploma: `dec diplôme_d_études_collégiales études_collégiales technique_collégiale dec_en dec_technique bts dut deug
      deust bac_+_2 bac+2 bac_2 niveau_bac+2 brevet_fédéral diplôme_fédéral collégial dess_`,
    bachelor: `licence licence_pro licence_professionnelle bac_+_3 bac+3 bac_3 baccalauréat_universitaire
      diplôme_de_1er_cycle premier_cycle bachelor b.a.a. baa bacc bac_en baccalauréat_en hes bachelor_hes `,
    master: `master_2 master_1 m2 m1 bac+5 bac_+_5 bac+4 bac_5 diplôme_d_ingénieur école_d_ingénieur école_d_ingénieurs
      école_de_commerce diplôme_de_2e_cycle deuxième_cycle maîtrise_en maîtrise_universitaire dess dea mastère msc
      master_en master_hes grande_école diplômé_d_une_grande_école`,
    student: `étudiant étudiante étudiants en_cours_d_études en_formation alternant_ apprenti_`,
    certificate: `carte carte_de cartes brevet brevet_de agrément accréditation habilitation habilitation_électrique
      permis_de attestation attestation_de attestations caces_ certificat_de certificat_d certification_en carte_asp
      carte_de_compétence carte_de_compétences inscription inscrit_à_l_ordre inscrite_à_l_ordre membre_de_l_ordre ordre
      qualification_professionnelle habilitations certifié certifiée certifié_en charte titre_professionnel`,
    valid: `valides valide en_règle en_cours_de_validité à_jour en_vigueur valable valables non_échu non_échue
      encore_valable toujours_valable actif active en_validité non_expiré non_expirée non_périmé renouvelé renouvelée
      courante_`,
    speak: `parler parlé parlée parlés parlant parle écrit écrite écrits lire lu expression s_exprimer s_exprime
      communiquer communication_en communiquer_en converser parlé_et_écrit écrit_et_parlé tant_à_l_oral à_l_oral
      à_l_écrit à_l_oral_et_à_l_écrit à_l_oral_comme_à_l_écrit francophone anglophone`,
    native: `locuteur_natif locutrice_native de_langue_maternelle parfaitement_bilingue bilingues bilinguisme
      parfaite_bilingue`,
    fluent: `couramment fluide fluidité aisée niveau_avancé avancé_ niveau_courant courante_ excellent_niveau
      très_bon_niveau très_bonne_maîtrise parfaite_maîtrise_ maîtrise_parfaite_ de_manière_fluide avec_aisance
      niveau_élevé haut_niveau`,
    working_level: `bon_niveau niveau_professionnel bonne_maîtrise_ professionnellement anglais_des_affaires
      niveau_opérationnel opérationnel_ bonne_connaissance_ bonnes_connaissances_ bon_ niveau_b2`,
    intermediate: `fonctionnel fonctionnelle intermédiaire niveau_intermédiaire niveau_moyen conversationnel
      conversationnelle moyen_ de_base_à_intermédiaire`,
    basic: `notions notion bases rudiments élémentaire élémentaires niveau_débutant débutant débutante de_base`,
    lead: `sous_sa_responsabilité sous_sa_supervision sous_sa_gouverne sous_ses_ordres_ sous_sa_charge eu_sous_sa
      eu_sous_ses_ordres a_eu_sous_sa_responsabilité managé_une managé_des manager_une manager_des encadrer_une
      encadré_une encadré_des dirigé_une dirigé_des superviser supervisée superviser_une supervision supervision_de
      supervision_d supervisé_une supervisé_des gestion_d_équipe gestion_d_une_équipe gestion_de_personnel
      gestion_du_personnel encadrement_d_équipe management_d_une_équipe animation_d_une_équipe
      responsabilité_hiérarchique à_la_direction_de commander commandé commande chapeauter coordonner coordination_d
      coordination_d_équipe conduite_d_équipe diriger_une dirigée encadrée managée conduire_une_équipe gérer_une_équipe
      gérer_du_personnel gérer_des_équipes fédérer`,
    people: `employées ressources équipiers_ subalternes préposés commis préposées techniciens_ adjoints adjointes
      assistants assistantes gestionnaires conseillers conseillères commerciaux vendeurs_ caissiers caissières
      alternants alternante apprentie apprenties stagiaires_ juniors développeuses programmeurs manœuvres maçons
      infirmières_ enseignants éducateurs éducatrices bénévoles agents_de plongeurs commis_de_cuisine`,
    team: `brigade brigades une_brigade escouade cellule pôle unité unités effectifs_ squad`,
    mentor: `formation_des_étudiants formation_des_stagiaires encadre_les_stagiaires forme_les tutorat_de
      tutorat tuteur tutrice tutoré tutorer mentorat mentor mentoré mentorer parrainage parrainé parrainer
      maître_d_apprentissage maître_de_stage formé_des formé_de_nouveaux former accompagné accompagner coaché coacher
      encadré_un_apprenti encadré_un_alternant encadré_un_stagiaire encadrer_un_apprenti accompagnement_de
      compagnonnage`,
    live: `basé basée basés résidant résidence habitant habiter habite domicilié domiciliée demeurer
      demeurant demeure localisé localisée implanté situé située vivant vivre_à résider_à habiter_à installé_à basé_à
      basée_à établie_à résident résidente logé logée`,
    relocate: `relocaliser se_relocaliser_ relocalisation_ déménager_ se_déplacer_pour_s_installer mobilité_
      accepter_une_mutation changer_de_résidence`,
    near: `proximité à_proximité environs alentours périphérie région_de agglomération voisinage pourtour banlieue
      bassin couronne`,
    right_to_work: `légalement_autorisé légalement_autorisée autorisé_à_travailler autorisée_à_travailler
      autorisés_à_travailler admissible_à_travailler permis_de_travail_valide permis_de_travail_ouvert
      résident_permanent résidente_permanente résidence_permanente titre_de_séjour carte_de_séjour carte_de_résident
      permis_g permis_l permis_de_séjour statut_légal en_règle_pour_travailler droit_de_travailler frontalier
      frontalière permis_frontalier`,
    salary: `prétentions_salariales prétentions attentes_salariales rémunération salaire_souhaité exigences_salariales
      fourchette_salariale rémunération_souhaitée`,
    notice: `délai_de_congé délai_de_résiliation délai_de_préavis_`,
    start: `immédiate disponibilité_immédiate disponible_de_suite_ disponible_tout_de_suite disponible_dès
      libre_immédiatement entrée_immédiate entrée_en_fonction_immédiate démarrage_immédiat dès_maintenant
      dès_que_possible au_plus_vite rapidement début_immédiat prise_de_poste_immédiate dans_les_plus_brefs_délais`,
    full_time: `temps_plein à_temps_plein plein_temps à_plein_temps temps_complet à_temps_complet 100_%`,
    part_time: `temps_partiel à_temps_partiel mi_temps à_mi_temps temps_partiel_ à_80_% à_60_% à_50_%`,
    shift: `quart quarts quart_de_nuit quart_de_soir quart_de_jour quarts_de_travail quarts_rotatifs rotation
      en_rotation équipe_de_nuit équipes_alternantes 3x8 2x8 5x8 en_3x8 en_2x8 travail_posté horaires_décalés
      horaires_atypiques horaires_irréguliers travail_de_nuit travailler_de_nuit la_nuit de_nuit nuit nuits week_end
      week_ends le_week_end fin_de_semaine fins_de_semaine jours_fériés dimanche dimanches samedi samedis coupures
      coupure_ astreinte astreintes garde gardes temps_supplémentaire heures_supplémentaires horaires_variables
      horaire_variable travail_le_week_end soirées soirs équipes_tournantes roulement par_roulement`,
    travel: `déplacements_fréquents déplacements_réguliers déplacements_ponctuels se_déplacer déplacer voyages voyage
      mobilité_internationale déplacements_à_l_étranger grands_déplacements voyages_d_affaires`,
    remote: `télétravail télétravailler à_distance hybride présentiel en_présentiel travail_à_distance`,
    driving: `permis_c permis_ce permis_d permis_be permis_a
      permis_de_conduire_ 
      véhiculé véhiculée motorisé motorisée véhicule_personnel véhicule_propre voiture_personnelle moyen_de_locomotion
      moyen_de_transport automobile auto moto `,
    would: `disponible_pour volontaire_pour accepte_ accepter acceptant acceptez acceptera être_prêt être_prête
      être_disposé être_disposée être_ouvert être_ouverte ouvert_à ouverte_à prêt_à_ prête_à_ consentant souhaitez
      enthousiaste`,
    yes: `prêt_à prête_à disponible_le disponible_les disponible_la accepte acceptées_ pas_d_objection aucune_objection
      sans_contrainte sans_contraintes aucune_contrainte totalement entièrement au_besoin si_nécessaire si_besoin`,
    or_similar: `ou_l_équivalent ou_tout_autre_diplôme_équivalent ou_expérience_équivalente ou_similaires ou_équivalents
      ou_équivalentes ou_jugé_équivalent ou_connexe ou_domaine_connexe ou_autre_formation_pertinente ou_apparenté`,
    thing: `progiciel progiciels langage langages application applications suite suite_logicielle environnement_logiciel
      erp_ framework frameworks solution solutions technologie technologies automates automate`,
    deep: `approfondi approfondie approfondies approfondis avancée avancées avancés poussée poussées pointue pointues
      solide_ solides_ confirmé_ confirmée_`,
    expert: `expert experte experts expert_en experte_en spécialiste référent référente pointu`,
    citizen: `citoyen citoyenne citoyenneté nationalité passeport`,
    employer: `passé_par_la passé_par_le passée_par_la passée_par_le passé_chez_ passée_chez fait_partie_des_effectifs`,
  },
  status: {
    before: {
      denied: `n_a_pas n_ai_pas n_ai_jamais je_n_ai_pas ne_possède_pas ne_dispose_pas n_a_pas_d ne_connais_pas
        ne_parle_pas ne_maîtrise_pas ne_pratique_pas ignore pas_encore_de pas_de aucune_notion aucune_connaissance
        aucun_diplôme ne_souhaite_pas ne_veux_pas sans_expérience`,
      basic: `quelques_notions premières_notions rudiments quelques_mots un_peu`,
      learning: `apprentie_ en_cours_d_apprentissage je_prépare je_suis_une_formation j_apprends inscrit_au inscrite_au
        inscrit_en inscrite_en initiation_à suis_des_cours`,
      planned: `je_vais j_envisage envisagé envisagée prévu_ prévue_ je_compte je_souhaite_obtenir candidat_au
        candidate_au bientôt prochainement à_obtenir`,
      lapsed: `expiré expirée échu échue périmé périmée n_ai_plus n_a_plus `,
      abandoned: `abandon_de abandon_du inachevé inachevée interrompu interrompue arrêt_de échec_au`,
    },
    behind: {
      denied: `jamais_utilisé jamais_utilisée jamais_pratiqué non_utilisé non_maîtrisé pas_encore non_détenu aucune
        pas_du_tout non_pratiqué je_ne_l_ai_pas pas_à_ce_jour non_disponible impossible_`,
      basic: `notions_ quelques_notions rudiments quelques_mots un_peu débutant débutante`,
      learning: `en_voie_d_acquisition deuxième_année_en_cours première_année_en_cours
      en_préparation en_cours_ en_cours_d_apprentissage en_cours_de_formation en_cours_d_acquisition
        en_apprentissage cours_du_soir fin_prévue cursus_en_cours niveau_en_préparation débuté débutée
        actuellement_en_formation`,
      planned: `en_cours_d_obtention à_venir à_passer prévu prévue prévus prévues programmé programmée envisagé
        envisagée examen_prévu examen_en inscription_faite au_programme d_ici session_de à_l_étude bientôt en_préparation
        en_vue inscrit inscrite`,
      lapsed: `échu échue échus échues échu_depuis échue_depuis expiré expirée expiré_depuis périmé périmée périmés
        caduc caduque plus_valable plus_valide non_renouvelé non_renouvelée non_recyclé à_recycler
        à_repasser recyclage_à_faire retiré retirée suspendu suspendue invalidé`,
      abandoned: `quitté quittée arrêtée_en
      non_obtenu non_obtenue non_obtenus non_validé non_validée non_validés non_terminé non_terminée
        non_complété non_complétée inachevé inachevée inachevés abandonné abandonnée abandonnés interrompu interrompue
        cursus_interrompu interrompue_en interrompu_en échoué échec crédits_complétés crédits_obtenus sans_diplôme
        sans_obtention sans_mémoire arrêté arrêtée arrêté_en niveau_non_validé niveau_bac_ partiel partielle
        non_diplômé non_diplômée`,
      held: `en_cours_de_validité à_jour toujours_valable`,
    },
  },
};
