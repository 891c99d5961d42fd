import type { Locale } from '../locale.ts';

/** Spanish. */
export const es: Locale = {
  code: 'es',
  numbers: `cero:0 un:1 uno:1 una:1 dos:2 tres:3 cuatro:4 cinco:5 seis:6 siete:7 ocho:8 nueve:9 diez:10 once:11
    doce:12 quince:15 veinte:20 treinta:30 cien:100 docena:12 trece:13 catorce:14 cuarenta:40 cincuenta:50`,
  function_words: `de del la el los las un una unos en con por para a al es son ha han haber sido fue era esté está que se su
    sus quien lo le les y_medio candidato candidata persona alguien buscamos busca debe deberá tener tenga
    tiene posee cuenta muy buen buena bueno buenos buenas ya si requerido imprescindible deseable necesario
    valorable se_requiere sabe saber maneja manejo dominio domina utiliza uso usa nivel área ámbito contando
    incluyendo etapa cargo requisito obligatorio indispensable por_favor usado utilizado emplea suma puede
    podría respondido su_cargo hacer tenido haya había hubo esta_persona la_persona algún estado paso
    anterior_o_actual actual_o_anterior dispone necesidad parte nuestra aportar aporta aporte demostrar
    demuestra demostrada demostrado acreditar acredita acreditada contrastada comprobada comprobable poseer
    cuente contar disponer dispone_de condición criterio necesaria necesarias requerida requeridas exigido
    exigida se_exige se_pide pedimos necesitamos se_valora esencial clave fundamental total totales acumulado
    acumulada acumular durante periodo duración tiempo largo_de a_lo_largo perfil quien_tenga ya_sea haya_sido
    haya_trabajado ha_estado estuvo estar lleva llevar llevado pasado_por en_su_haber adquirida adquirido
    hecho hace_falta debe_tener debería gracias realmente efectivamente sobre_todo principalmente seno propio
    propia cualquier cualquiera qué cuál cuánto nos nuestro usted verificar verifique comprobar compruebe
    confirmar confirme confirma indicar indica mencionar menciona figura figurar aparece aparecer encontrar
    encuentra ver ve constar consta anuncio oferta vacante puesto_exige exige exigen pide piden pedir
    expediente candidatura individuo talento deseo lista excluyente innegociable irrenunciable umbral pregunta
    sí_o_no filtro búsqueda idealmente perfecto perfecta prioridad importancia importa importante énfasis
    valoramos asegurar asegurarse siempre_que verdad cierto caso es_el_caso sería será serán futura futuro
    nueva nuevo colega miembro qué_hay queremos querer deseamos esperamos esperar reclamar presentar presenta
    ofrecer ofrece mostrar muestra acreditando ostentar ostenta reunir reúne cumplir cumple interesa
    interesado`,
  cues: {
    year: 'año años',
    month: 'mes meses',
    week: 'semana semanas',
    day: 'día días',
    percent: '% por_ciento',
    at_least: 'al_menos por_lo_menos mínimo como_mínimo no_menos_de un_mínimo_de',
    over: 'más_de superior_a',
    at_most: 'como_máximo no_más_de máximo hasta',
    under: 'menos_de inferior_a',
    or_more: 'o_más y_más o_superior',
    or_less: 'o_menos como_máximo',
    and: 'y e así_como además & también',
    or: 'o u o_bien',
    not: 'no nunca sin ningún ninguna ni jamás fuera_de',
    but_not: 'pero_no excepto salvo',
    any_of: 'uno_de una_de alguno_de',
    or_similar: 'o_similar o_equivalente o_similares o_afín',
    experience: `experiencia conocimiento conocimientos manejo dominio habilidades competencia competencias práctica
      prácticas_de`,
    work: `trabaja trabajó trabajado trabajando trabajo empleado empleada ejercido puesto empleo laboral
      profesional en_el_trabajo en_un_empleo`,
    as: 'como en_calidad_de',
    job: 'puesto empleo cargo',
    employer: `empresa empresas compañía empleador firma plantilla empleadores empleada_de empleado_de patrón compañías
      firmas casas`,
    title: 'título_de puesto_de',
    industry: 'sector industria rubro ramo',
    total: 'experiencia_laboral experiencia_profesional',
    now: 'actualmente ahora hoy en_la_actualidad todavía actual',
    past: 'antiguo anteriormente exempleado',
    last: 'últimos últimas último última',
    since: 'desde después_de',
    ago: 'hace',
    recently: 'recientemente',
    employed: 'empleado empleada trabajando',
    unemployed: 'desempleado desempleada en_paro sin_trabajo',
    gap: 'hueco huecos laguna lagunas interrupción interrupciones',
    freelance: 'autónomo autónoma freelance por_cuenta_propia',
    intern: 'prácticas becario becaria pasantía',
    decade: 'década',
    money: 'millón millones euros',
    area: 'provincia ciudad región estado',
    thing: 'herramienta herramientas software sistema sistemas plataforma programa programas',
    excluded: 'no_cuenta no_cuentan excluido sin_contar',
    included: 'incluido incluida contando incluyendo',
    each: 'cada',
    same: 'mismo misma',
    know: 'conoce programa desarrolla',
    deep: 'avanzado avanzada amplios sólidos profundos',
    expert: 'experto experta avanzado',
    basic: 'básico básicos nociones',
    degree:
      'título titulación titulado titulada estudios carrera grado_universitario licenciatura título_universitario carrera_universitaria estudios_universitarios formación_universitaria',
    secondary: 'bachillerato secundaria eso',
    vocational: 'formación_profesional fp ciclo_formativo grado_medio',
    diploma: 'grado_superior diplomatura técnico_superior',
    bachelor: 'grado grado_en licenciado licenciada licenciatura',
    master: 'máster máster_universitario maestría posgrado',
    doctorate: 'doctorado doctor doctora',
    student: 'estudiante cursando',
    completed: 'completado terminado terminada finalizado finalizada obtenido obtenida acabado',
    or_higher: 'o_superior o_mayor',
    school: 'universidad escuela instituto',
    certificate:
      'certificado certificación certificada acreditación habilitación carné carnet colegiado colegiada',
    licence: 'licencia permiso',
    valid: `vigente en_vigor válido válida activo activa en_regla no_caducado no_caducada todavía_válido sin_caducar
      vigencia`,
    in_progress: 'en_curso',
    speak: 'habla hablar hablado hablante',
    language: 'idioma idiomas lengua',
    native: 'nativo nativa lengua_materna bilingüe',
    fluent: 'fluido fluida fluidez con_fluidez dominio_de perfectamente soltura',
    working_level: 'nivel_profesional nivel_alto',
    intermediate: 'intermedio',
    lead: `dirigido dirige dirigir gestionado gestiona gestión_de_equipos lidera liderado liderar supervisado
      supervisa coordinado a_cargo personas_a_cargo jefe jefa encargado encargada mando responsable_de
      liderazgo dirección_de dirección_de_un_equipo a_su_cargo dirigido_a responsabilidad_sobre
      dirección_de_al mando_sobre al_frente_de encabezado bajo_su_mando gestión_de_personas coordinación_de
      supervisión_de liderazgo_de jefatura dirigió lideró`,
    people: `personas empleados trabajadores personal colaboradores subordinados subordinadas miembros colaboradoras
      empleadas trabajadoras gente`,
    team: 'equipo equipos departamento',
    live: `vive reside residente domiciliado domiciliada residencia domicilio vivir afincado afincada instalado
      instalada con_domicilio habita`,
    relocate: `mudarse trasladarse traslado reubicación cambiar_de_residencia cambiar_de_ciudad mudaría trasladaría
      traslado_de_domicilio mudanza cambio_de_residencia cambio_de_ciudad`,
    near: 'cerca alrededores',
    abroad: 'extranjero',
    right_to_work: `permiso_de_trabajo permiso_de_residencia visado derecho_a_trabajar autorización_de_trabajo
      autorización_para_trabajar permiso_laboral habilitado_para_trabajar puede_trabajar_legalmente
      visado_de_trabajo`,
    citizen: 'ciudadano ciudadana nacionalidad pasaporte ciudadanía',
    salary: 'salario sueldo expectativas_salariales pretensión',
    notice: 'preaviso',
    start: `disponible disponibilidad incorporación_inmediata incorporación empezar comenzar inicio incorporarse
      comenzaría incorporaría fecha_de_inicio empezaría disponibilidad_inmediata tomar_posesión`,
    full_time: 'jornada_completa tiempo_completo',
    part_time: 'media_jornada jornada_parcial',
    shift: `turno turnos turno_de_noche nocturno fines_de_semana guardias noches guardias_localizadas
      trabajo_en_fin_de_semana turnos_de_noche fin_de_semana turno_de_mañana tardes nocturnos turnos_nocturnos
      festivos guardia sábados domingos madrugada disponibilidad_localizada`,
    travel: 'viajar viajes disponibilidad_para_viajar',
    remote: 'teletrabajo remoto híbrido presencial',
    clearance: 'antecedentes_penales',
    driving: 'carné_de_conducir carnet_de_conducir permiso_de_conducir coche_propio vehículo_propio',
    would: 'dispuesto dispuesta estaría desea acepta disponibilidad disposición',
    senior: 'senior sénior',
    executive: 'director directora gerente_general',
    junior: 'junior júnior',
    link: 'linkedin github portfolio portafolio web',
    yes: `sí con_gusto disponible_para posible dispuesto dispuesta sin_problema de_acuerdo encantado encantada`,
    budget: 'presupuesto presupuestos presupuestaria presupuestario fondos gasto financiera partida',
    deputy: 'adjunto adjunta subdirector asistente ayudante vice',
    only: 'solo únicamente solamente',
    sponsor: 'patrocinio sponsor',
  },
  status: {
    before: {
      denied: 'no sin ningún ninguna nunca ni aún_no no_disponible aún_sin',
      basic: 'nociones_de básico básicos conocimientos_básicos',
      learning: `aprendiendo curso_de cursando estudiando matriculado_en matriculada_en primeros_pasos_en aprendo
        inscrito_en inscrita_en matriculada matriculado`,
      planned: `previsto prevista deseo quiero interés_en busco preparación preparando inscrito_para meta objetivo
        me_gustaría pienso quisiera solicitado`,
      lapsed: 'caducado caducada vencido vencida antiguo',
      abandoned: 'abandonado abandoné interrumpido',
      seen: 'observado asistí observación al_lado_de compañeros',
      others: 'realizado_por gestionado_por subcontratado un_proveedor una_empresa_externa otro_departamento',
      private: 'aficiones hobby tiempo_libre',
    },
    behind: {
      denied: 'no ninguno ninguna nunca aún_no imposible excluido excluida descartado no_es_posible',
      basic: 'básico nociones principiante',
      learning: 'en_curso cursando en_formación curso_en_marcha en_marcha iniciado empezado clases',
      planned: `previsto prevista pendiente en_preparación próximo_año examen_el el_próximo solicitado llegar_a
        en_proyecto próximo en_trámite por_obtener próximamente`,
      lapsed: `caducado caducada vencido vencida no_renovado expirado expirada sin_renovar suspendido retirado
        retirada`,
      abandoned: `abandonado abandonada sin_terminar no_finalizado sin_titulación inacabado incompleto no_terminado
        no_terminada sin_acabar dejado dejada sin_concluir interrumpida`,
      seen: 'solo_lectura observado visto_en demostración',
      others: `subcontratado por_un_externo era_cosa_de lo_dirigía la_dirigía dependía_de gestionado_por
        para_nosotros otro_departamento llevado_por corría_a_cargo a_cargo_de_otro hecho_por en_manos_de`,
      private: `afición en_casa los_fines_de_semana por_afición proyectos_privados proyectos_personales
        para_proyectos_privados`,
    },
  },
};
