import type { Locale } from '../locale.ts';

/** French. */
export const fr: Locale = {
  code: 'fr',
  numbers: `zéro:0 un:1 une:1 deux:2 trois:3 quatre:4 cinq:5 six:6 sept:7 huit:8 neuf:9 dix:10 onze:11 douze:12
    quinze:15 vingt:20 trente:30 cent:100 douzaine:12 dizaine:10 treize:13 quatorze:14 seize:16 quarante:40
    cinquante:50`,
  function_words: `de du des la le les l d un une et_demi dans avec pour par sur au aux a à ayant est été était être il elle
    on ils elles son sa ses leur qui que qu candidat candidate déjà chez ce cette ces nous cherchons recherche
    recherchons quelqu quelqu_un personne très bonne bon bonnes bien idéalement si possible exigé requis
    souhaité obligatoire impératif minimum_requis doit devra avoir possède détient dispose justifie maîtrise
    maîtriser utilise utiliser sait savoir se en s y titulaire comprises compris non_compris même titre
    poste_de niveau domaine occupé présent elle_ou_il il_ou_elle elle_ou_a_t_il a_t_elle_ou_a_t_il
    indispensable exigée prérequis s_il_vous_plaît s_il_te_plaît vous_plaît y_a_t_il y_avait_il a_t_elle
    a_t_il utilisé utilisée emploie gérer répondre encore est_elle est_il aujourd_hui peut pourrait
    la_personne le_candidat cours ou_elle eu passé passée ici justifier justifiant disposer disposant détenir
    détenteur posséder apporter montrer démontrer démontré prouver prouvé attesté attestée confirmé confirmée
    condition critère requise requises nécessaire nécessaires attendu attendue demandé demandée souhaitée
    incontournable essentiel essentielle capital total totalisant cumulé cumulée cumuler durant pendant durée
    période long longue cours_de au_cours profil celui celle ceux dont lequel laquelle a_eu a_été avoir_été
    avoir_eu être_en soit_il passé_par à_son_actif acquise acquis fait faire faisant preuve dispose_t
    possède_t est_ce_que est_ce cherche besoin faut il_faut doit_avoir doit_être devrait merci svp vraiment
    réellement bel_et_bien notamment principalement surtout au_sein sein tant_que lors quel quelle quels
    propre propres vous votre notre vérifier vérifiez vérifie confirmer confirme préciser précise indiquer
    indique mentionner mentionne mentionné figurer figure apparaît apparaître trouver trouve voir voit
    constater annonce offre poste_exige exige exigent demande dossier candidature individu talent merci_de
    remerciements voeu liste éliminatoire rédhibitoire impérative impérativement non_négociable seuil question
    oui_ou_non filtre recherche_d idéal idéale parfait priorité importance importe importante important accent
    attachons attaché tenons s_assurer assurer que_si pourvu vrai cas c_est ce_serait serait sera seront
    future futur nouveau nouvelle collègue membre qu_en_est_il avons besoin_d nécessite nécessitons voulons
    vouloir souhaitons souhaiter attendons attendre réclame réclamons comporter comporte présenter présente
    offrir apporter_une afficher affiche atteste attester faire_état titulaire_de gagné gagner vie_avec tous_les_jours de_tous_les_jours tous tout toute toutes main en_main entre_ses_mains mains derrière derrière_soi derrière_elle derrière_lui arrive arrive_t_on arriver atteint atteindre compte_t_elle compte_t_il notre_souhait préférence de_préférence parti pris tenu tenir tient cela ceci grâce vrais vrai_poste monté décroché sorti sortie venu vient provient temps temps_passé passés assis fait_un_jour un_jour jadis autrefois_ fut fraîche frais récente_pratique rémunéré rémunérée payé payée travail_payé apporté solide_expérience_de réel réelle réels régulier régulière régulièrement quotidien quotidienne quotidiennement au_quotidien pratique_de concret concrète concrètement suffisant suffisante suffisamment adéquat adaptée adapté approprié avéré avérée significatif significative reconnue reconnu attendons_de nous_attendons nous_souhaitons nous_exigeons nous_voulons vous_avez vous_êtes vous_disposez vous_possédez vous_maîtrisez vous_justifiez votre_profil le_profil profil_recherché doit_absolument absolument indispensablement de_rigueur rigueur un_plus serait_un_plus est_un_plus atout un_atout apprécié appréciée appréciés bienvenu bienvenue souhaitable souhaitables éventuellement le_cas_échéant est_exigé est_requis est_demandé il_nous_faut nous_avons_besoin la_candidate le_ou_la lui_même elle_même personnellement véritable véritables certaine certain plusieurs_ diverses divers généralement simplement suivant suivante suivants suivantes comme_suit a_t_on avons_nous a_t_il_déjà a_t_elle_déjà est_ce_qu est_ce_qu_il est_ce_qu_elle y_a faire_preuve_de sache savoir_faire pouvoir pouvant puisse qu_il qu_elle ait soit_capable capable capables en_mesure mesure apte prouvant prouve justificatif justifié maintenant_ou_jadis maintenant_ou_avant passé_ou_présent présent_ou_passé actuel_ou_passé passé_ou_actuel aujourd_hui_ou_avant actuellement_ou_auparavant ancien_ou_actuel actuel_ou_ancien avait`,
  open_end: {
    like: 'similaire* équivalent* comparable* connexe* apparenté* voisin* assimilé* autre*',
    subject:
      'domaine domaines discipline disciplines filière filières spécialité spécialités matière formation formations qualification expérience cursus poste postes rôle fonction secteur',
  },
  cues: {
    ever: `maintenant_ou_jadis maintenant_ou_avant passé_ou_présent présent_ou_passé actuel_ou_passé passé_ou_actuel aujourd_hui_ou_avant actuellement_ou_auparavant ancien_ou_actuel actuel_ou_ancien un_jour`,
    need: `besoin nécessaire nécessite faut faudrait requis requise exige attends attend attente en_attente demandé à_demander`,
    absent: 'absent absente manque manquant manquante fait_défaut à_défaut si_absent',
    somebody: `quelqu_un_qui personne_qui candidat_qui candidate_qui quelqu_un_avec personne_avec celui_qui celle_qui quiconque profil_qui collaborateur_qui collaboratrice_qui collègue_qui`,
    year: 'an ans année années',
    month: 'mois',
    several: 'plusieurs nombreuses de_nombreuses',
    several_years: 'pluriannuel*',
    week: 'semaine semaines',
    day: 'jour jours',
    percent: '% pour_cent',
    at_least: `au_moins minimum au_minimum pas_moins_de un_minimum_de minimum_de pas_moins pas_moins_d au_moins_de un_minimum minimum_de_ dès_ à_partir_de au_bas_mot au_minimum_de`,
    over: `plus_de plus_d supérieur_à supérieure_à davantage_de supérieur supérieure`,
    at_most: `au_plus au_maximum pas_plus_de maximum jusqu_à pas_plus pas_plus_d au_plus_tard maximum_de jusqu_à_ tout_au_plus au_grand_maximum`,
    under: 'moins_de moins_d inférieur_à inférieure_à inférieures_à',
    or_more: `ou_plus et_plus ou_mieux ou_davantage et_davantage ou_au_delà ou_au_dessus et_au_delà ou_plus_longtemps voire_plus et_plus_longtemps`,
    or_less: `ou_moins au_maximum au_plus ou_plus_tôt pas_plus ou_avant au_plus_tard`,
    and: `et ainsi_que plus & également avec_en_plus en_plus en_plus_de ainsi_que_ assorti_de doublé_de de_plus`,
    or: `ou ou_bien soit à_défaut soit_à_défaut sinon ou_alors ou_encore ou_à_défaut`,
    not: `pas jamais sans aucun aucune ni n_a_pas n_a_jamais non hors_de personne_de hors hormis nulle_part n_a_rien aucunement absence_de dépourvu n_est_pas n_ont_pas`,
    but_not: `mais_pas sauf mais_sans sauf_de excepté à_l_exception hormis_ sauf_ mais_non et_non partout_sauf`,
    any_of: 'l_un_des l_une_des au_choix',
    or_similar: 'ou_équivalent ou_similaire ou_équivalente ou_comparable',
    experience: `expérience expériences connaissance connaissances maîtrise compétence compétences pratique aisance à_l_aise habitude familiarité savoir_faire expertise bonne_connaissance bonnes_connaissances vécu compétent compétente rompu rompue aguerri aguerrie connaissances_en pratique_courante`,
    work: `travaille travaillé travailler travail exercé emploi poste métier occupe employé employée en_poste
      au_travail professionnelle professionnel passage travaillant vie_professionnelle vie_active travaux emploi_de parcours parcours_professionnel œuvré exercice exerce exercer exerçant carrière se_servait sert servi utilisait utilisation utilisant usage`,
    as: 'comme en_tant_que au_poste_de en_qualité_de',
    job: 'poste emploi fonction',
    employer: `entreprise société employeur employeurs entreprises sociétés salarié_de salariée_de salarié salariée
      patron patrons maison maisons structures boîtes contrat contrat_avec salaire_de touché_son_salaire touché_de_salaire personnel_de effectif effectifs_de employeur_de employée_par employé_par salarié_chez salariée_chez employée_chez employé_chez maisons_de embauché embauchée recruté_par fiche_de_paie listes_du_personnel passage_chez passé_chez embauché_chez collaborateur_de collaboratrice_de membre_du_personnel`,
    title: `titre intitulé fauteuil fauteuil_de poste_comme fonction_de rang_de monté_jusqu_à promu promue nommé nommée accédé_au`,
    industry: 'secteur industrie branche milieu',
    total: 'expérience_professionnelle expérience_de_travail',
    now: `actuellement en_ce_moment aujourd_hui toujours à_présent actuel actuelle maintenant présent actuels actuelles en_cours_actuellement à_ce_jour à_l_heure_actuelle encore`,
    past: `ancien ancienne auparavant passé passée jadis autrefois précédemment antérieur antérieure anciennement par_le_passé avant`,
    last: `dernières derniers dernière dernier passés passées récentes récents écoulés`,
    since: 'depuis après',
    ago: 'il_y_a',
    recently: 'récemment',
    employed: 'en_poste en_activité en_emploi',
    unemployed: 'sans_emploi au_chômage',
    gap: 'interruption interruptions trou trous césure',
    freelance: 'freelance indépendant indépendante à_son_compte auto_entrepreneur',
    intern: 'stage stages stagiaire alternance',
    decade: 'décennie',
    money: 'million millions euros euro',
    area: 'région ville département',
    thing: 'outil outils logiciel logiciels plateforme système systèmes',
    excluded: 'non_compris non_comprises non_compté exclus exclu hors_stages',
    included: 'compris comprises inclus incluses y_compris',
    each: 'chaque',
    same: 'même',
    know: 'connaît connait programme développe',
    deep: 'approfondie approfondies solide solides excellente avancé avancée',
    expert: 'expert experte avancé',
    basic: 'notions bases débutant',
    degree: `diplôme diplômé diplômée études études_supérieures formation_supérieure licence_universitaire
      diplôme_universitaire formation diplômes titulaire_d_un_diplôme cursus universitaire supérieur_universitaire niveau_d_études études_universitaires diplômé_en diplômée_en titre_universitaire`,
    secondary: 'baccalauréat bac',
    vocational: 'cap bep bac_pro apprentissage',
    diploma: 'bts dut deug bac+2',
    bachelor: 'licence_en bac+3 licence_pro bachelor bac_3',
    master: 'master bac+5 ingénieur_diplômé diplôme_d_ingénieur grande_école dess dea bac_5',
    doctorate: 'doctorat docteur thèse bac+8',
    student: 'étudiant étudiante en_cours_d_études inscrit inscrite',
    completed: `obtenu obtenue validé validée terminé terminée acquis décerné décernée décroché décrochée en_main en_poche réussi réussie achevé achevée remis délivré délivrée a_obtenu ayant_obtenu avoir_obtenu sorti_de_l_université diplômé_de`,
    or_higher: 'ou_supérieur ou_plus ou_supérieure',
    school: 'université école institut',
    certificate: `certificat certification certifié certifiée habilitation attestation brevet agrément qualification caces titre_professionnel titre_de carte carte_professionnelle examen examen_réussi diplôme_de_certification accréditation labellisé certificats certifications homologation formation_certifiante titre_rncp`,
    licence: `permis licence autorisation agrément_de cartes carte_de`,
    valid: `valable valide en_cours_de_validité à_jour en_vigueur actif active non_expiré encore_valable
      toujours_valable validité non_périmé non_périmée vigueur compte_encore encore_en_vigueur toujours_en_vigueur toujours_valide encore_valide qui_n_a_pas_expiré pas_expiré renouvelé renouvelée jusqu_en valable_jusqu en_règle_`,
    in_progress: 'en_cours',
    speak: 'parle parler parlé',
    language: 'langue langues langue_étrangère',
    native: 'langue_maternelle maternelle bilingue natif native',
    fluent: `courant couramment courante parfaitement maîtrise_de excellente_maîtrise excellent excellente excellents suffisant_pour_négocier sans_effort aisément aisance_en se_débrouille niveau_c1 c1_ou_au_dessus très_bon très_bonne presque_bilingue négocier perfectionné négociation négociations réunion réunions tient_une_réunion mener_une_réunion`,
    working_level: 'professionnel opérationnel',
    intermediate: 'intermédiaire',
    lead: `encadre encadré encadrer encadrement dirigé dirige diriger managé manager manage management géré
      supervisé supervise lien_hiérarchique management_d_équipe responsable_de chef_d_équipe direction
      direction_d_une responsabilité_de collaborateurs_directs responsable_d_une_équipe sous_sa_direction
      sous_ma_direction commandement sous_ses_ordres à_la_tête direction_de pilotage piloté chapeauté
      chapeaute subordonnés encadrant animé animation_d_équipe mené mène mener supérieur_hiérarchique supérieure à_la_tête_de autorité autorité_hiérarchique ses_ordres sous_ses_ordres_directs rendaient_compte rend_compte rendu_compte rapportaient rapportait encadrant_de leadership responsable_hiérarchique chef_de cheffe_de patron_de dirigeait dirigeant encadrait manageait gérait géré_une_équipe géré_des_équipes coordination coordonné coordonne management_direct animation tient_une_équipe responsabilité_hiérarchique responsabilités_managériales fonctions_d_encadrement commandé`,
    people: `personnes personne collaborateurs employés salariés personnel agents subordonnés collaborateurs_directs
      équipiers membres gens salariées ouvriers ouvrières techniciens infirmiers infirmières vendeurs chauffeurs cuisiniers apprentis équipier collègues hommes effectif effectifs têtes etp`,
    team: `équipe équipes service département brigade équipe_de brigades équipes_de groupe groupes effectif_de pôle`,
    formal: 'lien_hiérarchique hiérarchique',
    mentor: 'mentor tuteur tutorat',
    live: `habite réside domicilié domiciliée vit basé basée résidence domicile habitant résidant résidente
      demeurant installée installé logé loge chez_soi chez_soi_à adresse adresse_actuelle a_son_adresse demeure demeurer lieu_de_résidence habiter vivant vit_à vit_en logement foyer quelqu_un_de originaire_d_ici sur_place habite_à`,
    relocate: `déménager déménagement mobilité mobile s_installer disposition_à_déménager déménagerait
      mobilité_géographique changer_de_ville changer_de_région s_établir s_installerait mobilité_acceptée changer_de_domicile changement_de_ville changement_de_région changerait_de_ville changer_de_lieu mobilité_nationale mobile_géographiquement déménagera déménage quitter_sa_ville partir_vivre`,
    near: 'près alentours environs proche',
    abroad: 'étranger',
    right_to_work: `permis_de_travail autorisation_de_travail titre_de_séjour visa carte_de_séjour droit_de_travailler
      autorisé_à_travailler autorisée_à_travailler permis_de_séjour peut_travailler_légalement visa_de_travail papiers papiers_pour papiers_pour_travailler libre_de_travailler libre_de_prendre sans_papiers_de_notre_part en_règle carte_de_résident résident_permanent résidente_permanente autorisation_de_séjour travail_permis permis_de_travailler droit_au_travail accès_au_marché_du_travail pas_de_visa besoin_d_un_visa autorisé_à_exercer travailler_légalement légalement_travailler`,
    citizen: 'citoyen citoyenne nationalité ressortissant ressortissante passeport',
    salary: 'salaire salariales prétentions prétentions_salariales rémunération tarif_journalier',
    notice: 'préavis',
    start: `disponible disponibilité immédiatement disponible_immédiatement commencer début débuter démarrer
      prise_de_poste entrée_en_fonction intégrer rejoindre commencerait libre se_libérer début_possible délai libre_dans libre_de_suite liée encore_liée engagé engagée être_là à_bord arriver_dans disponible_dans disponible_sous sous_huitaine entrer_en_fonction prise_de_fonction prise_de_fonctions date_de_début rejoindre_l_équipe de_suite tout_de_suite délai_de`,
    full_time: 'temps_plein temps_complet',
    part_time: 'temps_partiel mi_temps',
    shift: `nuit équipes_de_nuit week_end week_ends astreinte astreintes horaires_décalés 3x8 2x8 travail_de_nuit
      travail_le_week_end travail_du_matin soirées nuits postes_de_nuit gardes garde samedis dimanches
      permanence permanences horaires_de_nuit travail_nocturne équipes_tournantes équipe_tournante équipes_de_jour équipe_de_jour équipe_de_nuit poste_de_nuit travail_posté travail_en_équipe roulement horaires_variables horaires_atypiques horaires_fractionnés coupures dimanche travail_le_dimanche travail_dominical samedi samedi_matin samedis_matin matinées jours_fériés fériés 5x8 travail_de_jour astreinte_téléphonique piquet soirée`,
    travel: 'déplacements voyager déplacement',
    remote: `télétravail à_distance hybride jours_à_domicile à_domicile travail_à_domicile distanciel présentiel sur_site`,
    clearance: 'casier_judiciaire habilitation_secret',
    driving: 'permis_de_conduire permis_b permis véhicule voiture',
    would: `prêt prête souhaite accepterait disposé disposée ouvert ouverte disponibilité disposition possible
      accepte disposé_à prêt_à prête_à`,
    senior: 'senior confirmé',
    executive: 'directeur directrice pdg dirigeant',
    junior: 'junior débutant',
    link: 'linkedin github portfolio site',
    yes: `oui volontiers possible disponible_pour prêt prête sans_problème d_accord tout_à_fait volontaire sans_obstacle me_convient cela_me_convient convient conviennent conviendrait rien_contre s_accommode accommode ne_craint_pas ouverture ouverture_à ouvert_à ouverte_à ne_me_gêne_pas ne_gêne_pas aucun_problème pas_de_problème acceptés acceptées accepté acceptée accepte_de accepterais avec_plaisir bien_sûr favorable sans_souci aucun_souci pas_d_obstacle`,
    budget: `budget budgets budgétaire budgétaires enveloppe finances dépenses financière à_dépenser dépenser enveloppe_de chiffre_d_affaires_de millions_à_dépenser responsabilité_budgétaire gestion_budgétaire budget_annuel centre_de_coûts centre_de_profit compte_de_résultat p_l volume_d_achats crédits moyens_financiers autorité_budgétaire`,
    deputy: 'adjoint adjointe assistant assistante vice',
    only: 'uniquement seulement exclusivement',
    sponsor: `parrainage sponsor parrainé prise_en_charge_du_visa`,
  },
  status: {
    before: {
      denied: `pas_de pas_d pas sans aucun aucune jamais ni pas_encore n_ai_pas non_disponible de_grâce_pas personne_ne m_est_inconnu inconnu ne_parle_pas je_ne jamais_utilisé aucune_expérience rien_sur`,
      basic: 'notions_de notions bases bases_de débutant initiation_à',
      learning: `formation_en_cours apprends apprentissage_de cours_de étudie inscrit_à inscrite_à premiers_pas
        apprends_en_ce_moment cours inscrite_au inscrit_au inscrite_au_cours m_y_mets je_m_y_mets viens_de_commencer je_viens_de_commencer suis_actuellement_le_cours suis_le_cours en_train_d_apprendre débute_en débuts_en en_formation_sur`,
      planned: `prévu prévue souhaite envisage projet_de préparation_de préparation recherche intéressé_par but
        objectif compte je_souhaite formation au_programme l_an_prochain l_année_prochaine je_commence visé j_attends attends d_ici_2030 dès_2028 je_veux j_aimerais veux aimerais voudrais souhaiterais envisagé`,
      lapsed: 'expiré expirée périmé périmée ancien',
      abandoned: `abandonné abandon interrompu non_validé échec_à échec_au échoué_à échoué raté`,
      seen: `observé observation assisté_à découverte_de à_côté_de collègues regardé vu_sur vu salon_professionnel démonstration_de sur_un_salon`,
      others: `réalisé_par géré_par sous_traité confié_à un_prestataire une_agence mon_responsable au_siège collègues_travaillaient des_collègues ma_supérieure mon_supérieur ma_responsable mon_chef ma_cheffe un_autre_service le_service_informatique`,
      private: `loisirs hobby à_titre_privé centres_d_intérêt pendant_mon_temps_libre temps_libre bricole je_bricole à_la_maison`,
    },
    behind: {
      denied: `non aucun aucune jamais pas_encore exclu exclue exclus exclues impossible impossibles m_est_inconnu inconnu inconnue non_merci jamais_utilisé je_ne_connais_pas non_souhaité refusé`,
      basic: 'notions bases débutant',
      learning: `en_cours en_formation en_cours_de_formation commencé commencée cours_du_soir je_m_y_mets m_y_mets en_ce_moment en_cours_d_apprentissage j_apprends débutée`,
      planned: `prévu prévue en_préparation à_venir en_projet prochain l_an_prochain prévue_au demandé en_attente
        envisagé envisagée à_passer à_obtenir prochainement visé visé_pour envisagé_pour pensé_pour je_veux_être`,
      lapsed: `expiré expirée périmé périmée non_renouvelé non_renouvelée caduc échu échue caduque non_valide
        plus_valable suspendu retiré retirée n_est_plus_valable n_est_plus_valide plus_en_cours_de_validité plus_valide plus_en_vigueur perdu`,
      abandoned: `abandonné abandonnée interrompu interrompue non_validé non_validée sans_diplôme non_obtenu inachevé
        non_terminé non_terminée non_achevé arrêté arrêtée laissé inachevée sans_obtenir quittée quitté sans_le_diplôme commencé_sans raté échec non_réussi`,
      seen: `observé lecture_seule vu_en démonstration vu_sur_un_salon`,
      others: `sous_traité par_un_prestataire confié_à relevait_de était_dirigée_par était_dirigé_par était_géré_par
        géré_par dirigée_par pour_nous par_un_autre assuré_par confié_à_un incombait dépendait menée_par
        mené_par pas_moi des_collègues par_des_collègues un_autre_service`,
      private: `loisir à_titre_privé à_la_maison le_week_end en_privé pour_des_projets_privés projets_privés
        projets_personnels`,
    },
  },
};
