import type { Locale } from '../../locale.ts';
import { PT_BESIDES } from './besides.ts';
import { PT_REMARKS } from './remarks.ts';

/** Portuguese. */
export const pt: Locale = {
  code: 'pt',
  adjective_follows: true,
  endings: 'a o e s as os es or ora ores oras ao oes ais is eis al',
  derivations:
    'ar er ir ado ada ados adas ido ida idos idas ando endo indo ação ações ição ições ção ções mento mentos amento amentos imento imentos agem agens ador adora adores izar izado izada ização ura',
  numbers: `zero:0 um:1 uma:1 dois:2 duas:2 três:3 quatro:4 cinco:5 seis:6 sete:7 oito:8 nove:9 dez:10 doze:12
    quinze:15 vinte:20 cem:100 onze:11 treze:13 catorze:14 trinta:30`,
  function_words: `em_todo_o_caso em_qualquer_caso de do da dos das o a os as um uma em no na nos nas com por para ao à é são foi foram tem têm ter ser estar
    está que quem seu sua candidato candidata pessoa alguém procuramos buscamos deve deverá possui muito bom
    boa já se desejável obrigatório necessário requerido sabe saber usa uso domina domínio nível área e_meio
    requisito imprescindível indispensável por_favor usado utilizado utilizou usou pode poderia tido
    esta_pessoa a_pessoa alguma_vez possuir possuidor dispor dispõe demonstrar demonstra demonstrada
    comprovada comprovado comprovar adquirida adquirido acumulada acumulado condição critério exigido exigida
    exige_se pede_se pedimos precisamos precisa_se necessária necessários essencial fundamental total totais
    no_total ao_todo durante período duração tempo ao_longo perfil quem_tenha tenha haja houve havia esteve
    estado já_foi já_teve no_currículo fez fazer feito deveria obrigado obrigada realmente efetivamente
    sobretudo principalmente próprio própria qualquer qual quanto nosso nossa você candidatos este_candidato
    a_candidata o_candidato é_necessário requer_se verificar confirmar confirma indicar indica mencionar
    menciona consta anúncio vaga candidatura obrigada_por desejo eliminatório limiar pergunta filtro
    idealmente prioridade importância importante verdade caso nova novo futuro colega queremos desejamos
    esperamos exige requer apresentar apresenta mostrar mostra diariamente dia_a_dia diário diária real reais regular suficiente adequado comprovado_ comprovadas sólida sólido procuramos_alguém exigimos pedimos_ oferece você_tem tem_de tem_que deverá_ter de_preferência preferencialmente_ favor_verificar verifique confira diferencial será_um_diferencial valorizamos mais_valia agora_ou_antes atual_ou_anterior pelo pela emitido_por emitida_por`,
  open_end: {
    like: 'similar* equivalente* comparáve* afim afins relacionad* correlat* outro outra outros outras',
    subject:
      'campo área áreas disciplina ramo especialidade curso formação qualificação experiência cargo cargos função setor',
  },
  grade_scales: [10, 20],
  cues: {
    both: `tanto ambos ambas`,
    concession: `mesmo_que mesmo_que_pouco mesmo_breve mesmo_pontual mesmo_pontualmente mesmo_ocasional mesmo_como_voluntário mesmo_como_voluntária nem_que_seja ainda_que_breve ainda_que_pouco seja_qual_for não_importa_qual não_importa_quanto não_importa_onde tanto_faz pode_ser_antiga pode_ser_antigo não_precisa_ser_recente somando_tudo tudo_somado contando_tudo`,
    reason: `porque pois já_que visto_que uma_vez_que dado_que para_que muitos_dos_nossos a_maioria_dos_nossos`,
    grade: `média_final nota_final média_de`,
    day: `dia dias`,
    vehicle: `carro_próprio viatura_própria veículo_próprio viatura carro`,
    leader: `chefe_de chefe_do chefe_da gerente_de líder_de_equipe líder_de_equipa encarregado encarregada supervisor supervisora diretor diretora coordenador_de_equipe coordenadora_de_equipe`,
    gap: `lacuna lacunas intervalo intervalos interrupção interrupções hiato pausa pausas buraco buracos ano_sabático`,
    unemployed: `desempregado desempregada desemprego sem_emprego sem_trabalho sem_ocupação`,
    since_school: `desde_a_graduação desde_a_formatura desde_que_se_formou desde_a_licenciatura desde_a_universidade desde_a_faculdade após_a_graduação após_a_formatura depois_da_faculdade após_os_estudos desde_o_fim_do_curso`,
    hopping: `job_hopping trocas_frequentes trocas_frequentes_de_emprego mudanças_frequentes mudanças_frequentes_de_emprego mudanças_frequentes_de_empresa troca_muito_de_emprego`,
    change: `mudou_de_empresa mudou_de_emprego mudou_de_empregador mudado_de_empresa mudado_de_emprego trocou_de_empresa trocou_de_emprego trocado_de_empresa trocado_de_emprego mudança_de_emprego mudança_de_empresa mudanças_de_emprego troca_de_emprego novo_empregador`,
    average: `em_média média`,
    ever: `agora_ou_antes atual_ou_anterior alguma_vez pelo_menos_uma_vez ao_menos_uma_vez mais_de_uma_vez`,
    need: `precisa preciso necessita necessário necessária requer exige aguardo espero pendente`,
    or_less: `ou_antes ou_menos_ não_mais`,
    pending: `pedido solicitado solicitação requerimento análise em_análise processo em_curso aguardo espero pendente decisão tramitação`,
    whether: 'se que',
    absent: 'falta ausente em_falta',
    somebody: `alguém_que pessoa_que candidato_que candidata_que alguém_com pessoa_com quem_tenha`,
    year: 'ano anos',
    month: 'mês meses',
    several: 'vários muitos diversos numerosos',
    several_years: 'plurianua*',
    week: 'semana semanas',
    at_least: `pelo_menos ao_menos no_mínimo mínimo mínimo_de não_menos_de pelo_menos_ a_partir_de`,
    over: 'mais_de superior_a acima_de',
    at_most: `no_máximo até máximo não_mais_de não_mais_que até_ o_mais_tardar`,
    under: 'menos_de inferior_a',
    or_more: `ou_mais ou_superior ou_mais_tempo e_acima ou_acima`,
    and: 'e bem_como assim_como mais & além_de quanto como_também e_também',
    or: 'ou e/ou ou_então caso_contrário senão',
    not: `não nunca sem nenhum nenhuma nem jamais fora_de ninguém nada jamais_`,
    but_not: `mas_não exceto mas_sem salvo_ à_exceção_de menos_ em_vez_de e_não`,
    or_similar: `ou_similar ou_equivalente ou_afim ou_um_equivalente ou_um_diploma_equivalente ou_diploma_equivalente`,
    experience: 'experiência conhecimento conhecimentos domínio competências prática',
    work: 'trabalha trabalhou trabalhado trabalhando trabalho atuou atua emprego cargo',
    as: 'como na_função_de',
    job: 'cargo função emprego',
    employer: 'empresa empresas empregador companhia empregadores patrões entidades_patronais',
    industry: 'setor sector indústria ramo',
    total: 'experiência_profissional experiência_laboral',
    now: 'atualmente actualmente agora hoje atual',
    past: 'antigo anteriormente ex',
    last: 'últimos últimas último última',
    since: 'desde após',
    ago: 'há atrás',
    recently: 'recentemente',
    employed: 'empregado empregada',
    freelance: 'freelancer autônomo autónomo por_conta_própria recibos_verdes',
    intern: 'estágio estagiário estagiária',
    know: 'conhece programa desenvolve',
    deep: 'avançado avançada sólidos',
    expert: 'especialista experto',
    basic: 'básico básicos noções',
    degree: `licenciatura_ou_grau formação_superior graduação curso_superior diploma ensino_superior formado formada
      grau_acadêmico curso formação_universitária licenciatura_em título grau diploma_de especialização área_de_concentração`,
    secondary: 'ensino_médio ensino_secundário',
    vocational: 'curso_técnico curso_profissional',
    bachelor: 'licenciatura bacharelado bacharel licenciado licenciada grau_de_licenciado',
    master: 'mestrado mestre pós_graduação grau_de_mestre mestrado_em',
    doctorate: 'doutorado doutoramento doutor',
    student: 'estudante cursando',
    completed: 'completo completa concluído concluída terminado obtido',
    or_higher: 'ou_superior',
    school: 'universidade faculdade instituto',
    certificate: `certificado certificação certificada registo cédula habilitação credencial inscrição_na_ordem
      certificações certificado_em acreditação`,
    licence: 'licença carta_de carteira carta_de_condução habilitação',
    valid: `válido válida vigente em_dia ativo ativa ainda_válido ainda_válida não_expirado não_expirada em_vigor
      validade válido_até dentro_da_validade`,
    expires: `válido_até válida_até validade_até validade fim_da_validade fim_de_validade data_de_validade prazo_de_validade data_de_expiração data_de_caducidade expira expira_em caduca caduca_em vence vence_em em_vigor_até vencimento válidos_até válidas_até`,
    in_progress: 'em_curso em_andamento',
    speak: 'fala falar falado',
    language: 'idioma idiomas língua línguas',
    native: 'nativo nativa língua_materna bilíngue',
    fluent: 'fluente fluência fluentemente domínio_de',
    intermediate: 'intermediário intermédio',
    leadership: `liderança funções_de_chefia cargo_de_chefia cargos_de_chefia gestão_de_pessoas gestão_de_equipas gestão_de_equipes pessoas_a_cargo pessoal_a_cargo`,
    lead: `liderou lidera liderado geriu gere gerenciou gerencia chefiou coordenou coordena dirigiu dirige
      gestão_de_equipes gestão_de_equipas responsável_por liderança chefia supervisionou supervisiona
      liderança_de à_frente_de sob_sua_responsabilidade a_seu_cargo coordenação_de gestão_de_pessoas chefia_de
      comandou gerir_uma responsabilidade_por_uma responsabilidade_sobre subordinados_diretos chefe chefiava liderava reportavam_a reportavam a_cargo a_meu_cargo ao_meu_cargo ao_seu_cargo sob_minha_responsabilidade coordenação coordenei liderei chefiei geri dirigi supervisionei supervisiono lidero coordeno chefio coordenava supervisão_de gestão_de_pessoal funções_de_chefia cargo_de_chefia cargos_de_chefia pessoas_a_cargo pessoal_a_cargo`,
    people: `pessoas funcionários colaboradores empregados pessoal subordinados membros colaboradoras trabalhadores
      gente`,
    team: 'equipe equipa time departamento equipas equipes',
    live: `vive mora reside residente morada residência residência_em morador moradora domicílio vive_em habita`,
    relocate: `mudar_se mudança relocação mudaria mudar_de_cidade mudança_de_cidade deslocar_se relocalização
      disponibilidade_para_mudar`,
    near: 'perto arredores',
    right_to_work: `autorização_de_trabalho visto autorização_de_residência visto_de_trabalho permissão_de_trabalho
      direito_de_trabalhar autorizado_a_trabalhar autorizada_a_trabalhar título_de_residência`,
    citizen: 'cidadão cidadã nacionalidade passaporte cidadania',
    salary: 'salário pretensão_salarial remuneração',
    notice: 'aviso_prévio pré_aviso',
    start: `disponível disponibilidade imediata início_imediato começar iniciar início começaria iniciaria
      entrada_imediata disponível_para_começar data_de_início integrar`,
    full_time: 'tempo_integral tempo_inteiro',
    part_time: 'meio_período tempo_parcial part_time',
    shift: `turnos turno noturno noite fins_de_semana finais_de_semana plantão turnos_noturnos turnos_da_noite
      noturnos trabalho_noturno trabalho_ao_fim_de_semana fim_de_semana prevenção plantões horário_flexível
      manhãs`,
    travel: `viajar viagens viagem deslocações deslocações_em_serviço viagens_de_trabalho`,
    remote: 'remoto teletrabalho híbrido',
    driving: `carta_de_condução carteira_de_motorista cnh carta_de_condução_categoria`,
    would: 'disposto disposta disponível_para gostaria',
    senior: 'sênior sénior',
    executive: 'diretor diretora',
    junior: 'júnior',
    link: 'linkedin github portfólio',
    yes: `sim com_gosto com_prazer disponível_para possível disposto disposta com_todo_o_gosto disponível sem_problema sem_obstáculo aceito aceita concordo aberto_a aberta_a tudo_bem sem_inconveniente`,
    budget: 'orçamento orçamentos orçamentária orçamental verba fundos',
    money: 'milhão milhões euros mil reais',
    deputy: 'adjunto adjunta vice assistente auxiliar',
    only: 'apenas somente só',
    sponsor: 'patrocínio patrocinador',
  },
  classes: {
    sector: `setor`,
    of: `da do`,
    article: `um uma o`,
    for_whom: `para`,
    trailer: `reboque`,
    of_scale: `de`,
    lacking: `sem`,
    like: `como`,
    deed: `realiz* execu* manusei* gestao elabora* prepara* uso usar utiliz* fazer feito`,
    of_university: `universitari*`,
    after: `apos`,
    month_part: `inicio meado final fim`,
    licence_class: `conducao`,
    class_noun: `categoria`,
    million: `milho* milhao`,
    sized_of: `dos das`,
    staff_of: `dos das`,
    led_by: `por`,
    of_me: `mim meu minha`,
    of_those_led: `reportav* reportam sob`,
  },
  patterns: {},
  remarks: PT_REMARKS,
  besides: PT_BESIDES,
  status: {
    no_denial: `só apenas menos atras* acidente* incidente* falha* reclamaç* erro* interrupç*`,
    still: 'ainda',
    applied: 'inscrito inscrita matriculado matriculada',
    under_way: 'em en',
    unfinished:
      'em_curso em_andamento previsto prevista não_concluído não_concluíd* não_terminad* não_acabad* incomplet* trancad* abandonad* interrompid* por_concluir a_concluir cursando a_cursar a_frequentar tese_em_curso em_fase_de_tese faltam_# falta_a_tese de_#_créditos de_#_ects sem_diploma desisti desistiu',
    awaited: 'previsto prevista',
    studying: {
      phrases:
        'atualmente cursando a_frequentar matriculado matriculada no_último_ano a_terminar a_estudar atualmente_no estudante_de',
      periods: 'ano semestre período',
      ordinals: 'primeiro segundo terceiro quarto quinto',
    },
    parts: 'curso* módulo* unidade* exame* disciplina* parte* crédito* ano* nível níveis',
    ended: `terminada terminado terminou termina acabada acabado acabou acaba expirada expirado expirou fim_da fim_de fora_da fora_de fora_do perdeu perdida perdido perde deixou cessou cessada vencida vencido venceu caducada caducou finalizada ultrapassada ultrapassado esgotada findou finda`,
    before: {
      denied: `não sem nenhum nenhuma nunca nem ainda_não não_disponível ainda_sem sem_experiência indisponível indisponível_para nenhuma_disponibilidade`,
      basic: 'noções_de básico conhecimentos_básicos',
      learning: `curso_de aprendendo a_aprender cursando estudando matriculado primeiros_passos inscrito inscrita
        matriculada_em aprendo`,
      planned: `previsto prevista pretendo gostaria interesse_em em_preparação objetivo quero gostaria_de meta
        solicitado`,
      lapsed: `expirado expirada vencido vencida caducado excluída_da excluído_da expulso_da saída_da baixa_na cancelada_a_inscrição`,
      abandoned: 'abandonado interrompido trancado desistiu desisti_de deixei',
      seen: 'observado assisti',
      others: `realizado_por gerido_por terceirizado subcontratado um_fornecedor uma_empresa_externa
        outro_departamento`,
      private: 'hobby tempo_livre em_casa',
    },
    behind: {
      denied: 'não nenhum nunca ainda_não impossível excluído excluída não_é_possível',
      basic: 'básico noções',
      learning: 'em_curso em_andamento cursando iniciado a_decorrer em_formação aulas',
      planned:
        'previsto prevista em_preparação no_próximo_ano próximo_ano requerido pendente a_obter exame_no',
      lapsed: `expirado expirada vencido vencida caducado caducada não_renovado caducou suspensa revogada
        não_renovada expirou venceu perdeu_a_validade fora_de_prazo fora_do_prazo fora_da_validade sem_validade já_não_é_válido já_não_é_válida sem_renovação nunca_renovado nunca_renovada por_renovar caducados expirados vencidos`,
      abandoned: `abandonado interrompido incompleto incompleta trancado não_concluído desistência não_terminado
        não_terminada inacabado abandonada interrompida`,
      others: `terceirizado subcontratado cabia estava_a_cargo era_dirigida era_gerido para_nós
        por_outro_departamento`,
      private: 'hobby em_casa aos_fins_de_semana por_hobby',
      seen: 'visto_numa demonstração',
    },
  },
};
