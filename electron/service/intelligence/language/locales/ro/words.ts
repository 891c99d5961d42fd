import type { Locale } from '../../locale.ts';

/** Romanian. */
export const ro: Locale = {
  code: 'ro',
  adjective_follows: true,
  endings: 'a e i u ul ului ii iii ilor lor le ele elor uri urile urilor ea ele ei ie iei ta te tei telor',
  numbers: `zero:0 un:1 unu:1 una:1 doi:2 două:2 trei:3 patru:4 cinci:5 șase:6 șapte:7 opt:8 nouă:9 zece:10
    doisprezece:12 cincisprezece:15 douăzeci:20 sută:100 unsprezece:11 treisprezece:13 paisprezece:14
    treizeci:30`,
  function_words: `de din la în pe cu pentru prin a al ale ai un o cel cea cei este sunt a_fost are au avea fi fost care
    candidat candidatul candidata persoană persoana cineva căutăm trebuie să foarte bun bună bune deja dacă
    necesar obligatoriu preferabil știe cunoaște utilizează folosește nivel nivelul domeniul domeniu deține
    și_jumătate cerință indispensabil vă_rog vă_rugăm te_rog folosit utilizat poate putea această_persoană
    avut deținere posedă posedarea dispune demonstrat demonstrată dovedit dovedită dovadă dobândită dobândit
    acumulată acumulat condiție criteriu cerut cerută cerințe se_cere avem_nevoie nevoie_de necesară necesare
    esențial important total în_total timpul perioadă durată timp lungul profil candidați candidatului
    candidatei persoana_are aibă aib fie_că a_avut a_fi fost_vreodată vreodată făcut face ar_trebui trebuie_să
    mulțumesc într_adevăr efectiv mai_ales în_principal propriu proprie orice oricare care_are noi nostru
    noastră dumneavoastră se_află există este_necesar este_dispus poate_să această acest aceasta verifica
    verificați confirma confirmă indica menționează apare anunț post_cere cere dosar aplicant mulțumim dorință
    eliminatoriu prag întrebare filtru prioritate importanță adevărat caz nou nouă viitor coleg vrem dorim
    așteptăm solicită prezenta prezintă arăta arată zilnic zi_de_zi regulat reală real reale suficient suficientă adecvat solidă solid căutăm_o_persoană cerem solicităm oferă aveți ai_ trebuie_să_aibă să_aibă să_fie de_preferință vă_rugăm_verificați constituie_un_avantaj avantaj apreciem acum_sau_înainte actual_sau_anterior`,
  open_end: {
    like: 'similar* echivalent* înrudit* asemănăto* comparabil* alt alta alte',
    subject:
      'domeniu domenii disciplină specializare specialitate formare calificare experiență post funcție rol sector',
  },
  cues: {
    day: `zi zile zilele`,
    vehicle: `mașină_personală autoturism_personal mașină_proprie`,
    leader: `șef_de șefă_de șef_de_echipă șef_de_secție șef_de_departament șef_de_tură director directoare supervizor coordonator_de_echipă maistru`,
    gap: `pauză pauze întrerupere întreruperi gol goluri lacună lacune`,
    unemployed: `șomer șomeră șomaj fără_loc_de_muncă fără_serviciu fără_muncă`,
    since_school: `de_la_absolvire după_absolvire de_la_terminarea_facultății după_facultate de_la_facultate după_terminarea_studiilor de_la_terminarea_studiilor de_când_a_absolvit`,
    hopping: `job_hopping schimbări_frecvente schimbări_frecvente_de_job schimbări_dese schimbări_frecvente_ale_locului_de_muncă`,
    change: `schimbat_angajatorul schimbat_locul_de_muncă schimbat_jobul schimbat_firma schimbat_compania schimbare_de_angajator schimbarea_angajatorului schimbarea_locului_de_muncă angajator_nou`,
    average: `în_medie medie`,
    ever: `acum_sau_înainte actual_sau_anterior vreodată cel_puțin_o_dată măcar_o_dată`,
    need: `nevoie necesită necesar necesară trebuie aștept așteptare solicitat`,
    or_less: `sau_mai_devreme sau_mai_puțin nu_mai_mult`,
    pending: 'cerere cererea solicitat depusă depus analiză în_curs procesare aștept așteptare decizie',
    whether: 'dacă că',
    absent: 'lipsește lipsă absent',
    somebody: `cineva_care persoană_care candidat_care persoana_care candidatul_care cineva_cu`,
    year: 'an ani ani_de',
    month: 'lună luni',
    several: 'mai_mulți mulți numeroși',
    week: 'săptămână săptămâni',
    at_least: `cel_puțin minim minimum nu_mai_puțin_de cel_puțin_ minim_ începând_de_la`,
    over: 'mai_mult_de peste',
    at_most: `cel_mult maxim maximum nu_mai_mult_de până_la cel_mult_ maxim_ cel_târziu`,
    under: 'mai_puțin_de sub',
    or_more: `sau_mai_mult sau_superior sau_peste și_peste`,
    and: 'și precum_și plus &',
    or: 'sau ori fie și/sau sau_altfel altfel',
    not: `nu niciodată fără niciun nicio nici nimeni nimic nicăieri niciunul în_afara`,
    but_not: `dar_nu cu_excepția dar_fără exceptând în_loc_de și_nu`,
    or_similar: `sau_similar sau_echivalent sau_o_diplomă_echivalentă sau_echivalentă sau_un_echivalent`,
    experience: 'experiență experiența cunoștințe competențe abilități practică',
    work: 'lucrează lucrat muncă angajat angajată post funcție',
    as: 'ca drept în_calitate_de',
    job: 'post funcție poziție',
    employer: 'firmă companie companii angajator societate angajatori angajatorii firme societăți',
    industry: 'sector industrie domeniu_de industria sectorul domeniul',
    total: 'experiență_profesională vechime experiență_în_muncă',
    now: 'în_prezent acum actual actualmente',
    past: 'fost fostă anterior',
    last: 'ultimii ultimele ultimul',
    since: 'din după',
    ago: 'acum_ani',
    freelance: 'liber_profesionist freelancer pfa',
    intern: 'stagiu internship practică',
    know: 'programează dezvoltă',
    deep: 'avansat avansate avansată solide',
    expert: 'expert',
    basic: 'de_bază noțiuni',
    degree: `studii_superioare facultate diplomă absolvent absolventă licențiat studii_universitare diplomă_de titlu
      studii absolvire specializare specializarea`,
    secondary: 'bacalaureat liceu studii_medii',
    vocational: 'școală_profesională ucenicie',
    bachelor: 'licență diplomă_de_licență licența diploma_de_licență',
    master: 'master masterat diplomă_de_master masteratul',
    doctorate: 'doctorat doctor titlul_de_doctor doctoratul',
    student: 'student studentă',
    completed: 'absolvit absolvită finalizat finalizată obținut terminat',
    or_higher: 'sau_mai_mare sau_superior',
    school: 'universitate universitatea politehnica',
    certificate:
      'certificat certificare certificată atestat autorizație acreditare certificarea certificatul',
    licence: 'licență_de permis autorizație permisul licența_de autorizare',
    valid: `valabil valabilă valid în_vigoare activ activă încă_valabil încă_valabilă neexpirat neexpirată
      valabil_până valabilitate valabilitatea valabilității`,
    expires: `valabil_până valabilă_până valabile_până valabilitate_până expiră data_expirării data_de_expirare sfârșitul_valabilității termen_de_valabilitate valabil_până_în valabilă_până_în valabilitate_până_în`,
    in_progress: 'în_curs',
    speak: 'vorbește vorbit vorbitor',
    language: 'limbă limba limbi',
    native: 'maternă nativ nativă',
    fluent: 'fluent fluentă fluența cursiv',
    intermediate: 'mediu intermediar',
    leadership: `atribuții_de_conducere funcție_de_conducere funcții_de_conducere coordonarea_echipei conducerea_echipei`,
    lead: `condus conduce coordonat coordonează gestionat supervizat conducere coordonare managementul_echipei
      subordine responsabil_de conducerea condus_o a_condus coordonarea coordonat_o în_subordine în_subordinea
      responsabil_pentru responsabilitate_pentru responsabilitatea gestionarea_unei șef_de la_conducerea
      subordonați_direcți șef șefă conducea coordona raportau coordonez coordonam conduc conduceam supervizez supervizam subordonați subordinea_mea atribuții_de_conducere funcție_de_conducere funcții_de_conducere coordonarea_a coordonarea_echipei conducerea_echipei`,
    people: 'persoane oameni angajați colaboratori subordonați membri',
    team: 'echipă echipe echipa departament echipei',
    live: 'locuiește domiciliat domiciliul reședință domiciliu domiciliu_în locuiește_în stabilit rezidență',
    relocate: `relocare mutare muta mutarea muta_în schimbarea_domiciliului schimba_orașul se_muta
      disponibilitate_de_relocare`,
    near: 'aproape împrejurimi zona',
    right_to_work: `permis_de_muncă drept_de_muncă permis_de_ședere viză dreptul_de_a_lucra autorizație_de_muncă
      autorizat_să_lucreze viză_de_muncă`,
    citizen: 'cetățean cetățenie pașaport',
    salary: 'salariu salarial salariale',
    notice: 'preaviz perioadă_de_preaviz',
    start: `disponibil disponibilitate imediat începe începere începe_lucrul începerea disponibil_imediat
      poate_începe intra debut`,
    full_time: 'normă_întreagă',
    part_time: 'jumătate_de_normă',
    shift: `ture tură noapte weekend schimburi ture_de_noapte schimbul_de_noapte lucru_în_weekend muncă_în_weekend
      gărzi gardă program_flexibil dimineața`,
    travel: `călătorii deplasări deplasare deplasărilor călători călătorii_de_serviciu delegații`,
    remote: 'la_distanță telemuncă hibrid',
    driving: `permis_de_conducere permis_auto permis_categoria_b carnet_de_conducere permis_categoria`,
    would: 'dispus dispusă ar dorește',
    senior: 'senior',
    executive: 'director directoare',
    junior: 'junior',
    link: 'linkedin github portofoliu',
    yes: `da cu_plăcere disponibil_pentru posibil dispus dispusă disponibil fără_probleme nicio_problemă de_acord accept deschis_la deschisă_la`,
    budget: 'buget bugete bugetară bugetul bugetului fonduri',
    money: 'milion milioane euro mii lei',
    deputy: 'adjunct asistent vice',
    only: 'doar numai',
    sponsor: 'sponsorizare sponsor',
  },
  classes: {
    lacking: `fără`,
    like: `ca`,
    of_university: `universitar*`,
    after: `dupa`,
    month_part: `inceput mijloc sfarsit`,
    class_noun: `clas categoria categoriile`,
    licence_class: `clas conducere`,
    within: `termen`,
    thousand: `mii`,
    led_of: `pentru`,
    beside: `cu`,
    led_by: `catre`,
    of_me: `mea mine mie`,
    of_those_led: `raport* subordin*`,
  },
  patterns: {
    at_once: ['imediat'],
    boss: ['șef[ăa]?'],
  },
  status: {
    no_denial: `doar numai mai_puțin întârzier* accident* incident* reclamați* eror* întrerup*`,
    still: 'încă',
    applied: 'înscris înscrisă',
    under_way: 'in',
    unfinished: 'în_curs planificat nefinalizat',
    awaited: 'preconizat preconizată',
    studying: {
      phrases: 'în_prezent actualmente studii_în_desfășurare',
      periods: 'an anul semestru semestrul',
      ordinals: 'primul doilea treilea patrulea',
    },
    parts: 'curs* modul* examen* probe probă părți credite an ani nivel* semestr*',
    ended: `încetat încetează expirată expirat expiră încheiat încheiată încheie pierdut pierde sfârșitul sfârșit depășit depășită ieșit ieșită terminat terminată terminată trecut`,
    before: {
      denied:
        'nu fără nicio niciun niciodată nici încă_nu indisponibil_pentru încă_fără fără_experiență nu_sunt',
      basic: 'noțiuni_de de_bază cunoștințe_de_bază',
      learning: 'curs_de învăț în_curs_de studiez înscris primii_pași înscris_la înscrisă_la',
      planned: `planificat doresc intenționez pregătire_pentru interesat_de obiectiv aș_dori vreau intenția_de țel`,
      lapsed: `expirat expirată fost exclus_din exclusă_din radiat_din radiată_din retras_din retrasă_din`,
      abandoned: 'abandonat întrerupt am_abandonat',
      seen: 'observat asistat_la',
      others: 'realizat_de externalizat o_firmă_externă un_furnizor alt_departament',
      private: 'hobby timp_liber acasă',
    },
    behind: {
      denied: `nu nicio niciodată imposibil exclus exclusă nu_este_posibil indisponibil indisponibilă`,
      basic: 'de_bază începător',
      learning: 'în_curs în_desfășurare început curs_seral',
      planned: 'planificat în_pregătire anul_viitor în_curs_de_obținere solicitat programat',
      lapsed: `expirat expirată expirat_în nereînnoit nereînnoită suspendat retras a_expirat nu_mai_este_valabil nu_mai_este_valabilă nu_mai_e_valabil nu_mai_e_valabilă fără_valabilitate nevalabil nevalabilă neînnoit neînnoită anulat anulată retrasă suspendată ieșit_din_valabilitate ieșită_din_valabilitate expirate expirați`,
      abandoned: `abandonat întrerupt nefinalizat neterminat fără_diplomă neterminată nefinalizată abandonată întreruptă`,
      others: 'externalizat aparținea era_condusă era_gestionat de_alt_departament pentru_noi revenea',
      private: 'hobby acasă în_weekend ca_hobby',
      seen: 'văzut_la demonstrație',
    },
  },
};
