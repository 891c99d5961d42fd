import type { ChangeWords } from '../../change_words.ts';

/** What became less or more, in French (../../change_words.ts). */
export const FR_CHANGES: ChangeWords = {
  less: `rédui* réduct* baiss* diminu* abaiss* raccourc* économisé économisée économisés économisées économiser économie* chut* recul* compressé compressée compressés compresser écourt*
    alléger allégé allégée allégés allégées ramen* gagné_sur rabaiss* fait_tomber tombé tombée tombés tombées`,
  more: `augment* accru accrue accrus accrues accroître accroiss* croissance hauss* progressé progresser progression progressent relevé relevée relevés relevées relever développé développée développés développées développer multipli* grossi étend* étendu*
    fait_croître crû cru croît agrandi* dynamis*`,
  either: `amélior* passé passée passés passées passer passe passant passent chang* porté portée portés portées porter
    amen* optimis*`,
  less_beside: `moins baisse réduction diminution chute recul inférieur inférieure`,
  more_beside: `plus hausse augmentation croissance progression supérieur supérieure`,
  multiplied: `doubl*:2 tripl*:3 quadrupl*:4 quintupl*:5 décupl*:10 divisé_par_deux:0.5 divisée_par_deux:0.5
    divisés_par_deux:0.5 divisées_par_deux:0.5 diviser_par_deux:0.5 divisé_par_2:0.5 divisée_par_2:0.5
    divisés_par_2:0.5 divisées_par_2:0.5 divisé_par_trois:0.33 divisée_par_trois:0.33 divisés_par_trois:0.33
    divisées_par_trois:0.33 divisé_par_3:0.33 divisée_par_3:0.33 divisés_par_3:0.33 divisées_par_3:0.33
    le_double:2 le_triple:3 deux_fois_plus:2 trois_fois_plus:3 deux_fois_moins:0.5`,
  shares: `moitié:0.5 la_moitié:0.5 un_tiers:0.33 tiers:0.33 deux_tiers:0.66 un_quart:0.25 quart:0.25 trois_quarts:0.75
    un_cinquième:0.2 cinquième:0.2 un_dixième:0.1 dixième:0.1`,
  times: `fois facteur x multiplié_par multipliée_par multipliés_par multipliées_par multiplier_par`,
  by: `de d du`,
  from: `de d du des depuis`,
  to: `à au aux vers`,
  former: `au_lieu_de au_lieu_d contre avant auparavant précédemment`,
  below: `en_dessous_de en_dessous_des en_dessous_d sous sous_les sous_la sous_le à_moins_de à_moins_d en_deçà_de`,
  over: `plus_que plus_de plus_d`,
  almost: `presque près_de près_d quasi quasiment environ_ pratiquement`,
  points: `point points point_de_pourcentage points_de_pourcentage pt pts pp`,
  minutes: `minute minutes min mn`,
  aims: `objectif objectifs but cible visant vise visé visée prévu prévue prévus prévues plan projet prévision
    ambition devrait doit devait pour_réduire pour_baisser pour_diminuer pour_augmenter pour_doubler à_réduire
    afin_de en_vue_de proposition proposé`,
  reached: `atteint atteints atteinte atteintes dépassé dépassée dépassés dépassées réussi réussie parvenu parvenue
    tenu tenus`,
  firm: `l_entreprise la_société le_groupe la_boîte notre_entreprise le_marché le_secteur la_filiale_mère l_enseigne
    entreprise société mon_employeur l_employeur`,
  others: `consultant consultants consultante prédécesseur prédécesseure collègue collègues prestataire sous_traitant
    une_autre_équipe autre_service un_cabinet cabinet siège agence concurrents
    autre_magasin autre_agence`,
  apart: `tandis_que alors_que mais pendant_que bien_que lorsque quand avant_que malgré`,
  done: `réussi réussir parvenu parvenue fait permis contribué prouvé prouvée avéré avérée obtenu su amélioration`,
  whose: `équipe équipes service services entreprise société magasin magasins site agence filiale propre`,
  periodic: `par_an chaque_année tous_les_ans l_an annuel annuelle annuels annuelles annuellement par_mois
    chaque_mois mensuel mensuelle par_semaine chaque_semaine par_trimestre`,
  when: `en`,
  measures: `taux nombre chiffre chiffres volume volumes niveau montant montants total valeur part`,
  of: `de d du des sur`,
  told: `pourquoi avant_mon_arrivée rapporté_que constaté_que`,
  along: `avec ensemble_avec aux_côtés_de`,
};
