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
    interesado ganado ganar ganado_la_vida vida cada_día día_a_día de_cada_día del_día todo todos toda todas mano en_la_mano manos en_sus_manos a_mano entre_manos espaldas a_sus_espaldas llegan llegar alcanza alcanzar suman sumar pasado_como deseo_nuestro posible a_ser_posible ser aquí bolsillo en_el_bolsillo enseñar enseña lleva_hoy mueve moverse defiende defenderse formó formar alguna_vez tiempo_pasado sillón aún_ todavía_ casa_ vale conseguir consiguió salió otorgado mucho poco tan cambió verdad_ de_verdad pagado pagada retribuido real reales regular regularmente diario diaria diariamente a_diario habitual habitualmente concreto suficiente suficientes adecuado adecuada apropiado probado probada reconocido reconocida notable considerable amplia amplio sólida sólido ofrecemos esperamos_de valorará se_valorará valorable_ plus un_plus se_precisa se_necesita precisa precisamos requerimos exigimos queremos_a usted_tiene tienes tu cuentas_con eres perfil_buscado indispensable_que es_necesario es_imprescindible es_obligatorio debe_poseer debe_contar debe_saber ha_de tiene_que tendrá poder pueda capaz capaces apto apta demostrable demostrables él_mismo ella_misma personalmente verdadero verdadera cierto_nivel varios_ generalmente siguiente siguientes como_sigue tiene_la tiene_el ha_tenido ha_trabajado ha_sido existe existen hay haya_tenido quien_sepa que_sepa que_tenga que_haya que_pueda que_cuente que_posea ahora_o_antes antes_o_ahora pasado_o_presente presente_o_pasado hoy_o_antes listado como`,
  open_end: {
    like: 'similar* equivalente* comparable* afín afines relacionad* otro otra otros otras',
    subject:
      'campo campos área áreas disciplina disciplinas especialidad especialidades rama materia formación cualificación experiencia carrera puesto puestos cargo función sector',
  },
  cues: {
    ever: `ahora_o_antes antes_o_ahora pasado_o_presente presente_o_pasado actual_o_anterior anterior_o_actual hoy_o_antes alguna_vez`,
    need: `necesita necesito necesario necesaria necesidad requiere requiero falta hace_falta haría_falta precisa espero espera pendiente en_trámite solicitado`,
    absent: 'falta ausente si_falta carece en_su_ausencia',
    somebody: `alguien_que persona_que candidato_que candidata_que alguien_con persona_con quien_que alguien_quien perfil_que profesional_que el_que la_que`,
    year: 'año años',
    month: 'mes meses',
    several: 'varios muchos numerosos',
    several_years: 'plurianual*',
    week: 'semana semanas',
    day: 'día días',
    percent: '% por_ciento',
    at_least: `al_menos por_lo_menos mínimo como_mínimo no_menos_de un_mínimo_de no_menos no_inferior_a mínimo_de a_partir_de cuando_menos como_poco un_mínimo`,
    over: 'más_de superior_a',
    at_most: `como_máximo no_más_de máximo hasta como_mucho no_más a_lo_sumo máximo_de a_más_tardar un_máximo_de`,
    under: 'menos_de inferior_a',
    or_more: `o_más y_más o_superior o_mayor y_superior en_adelante o_más_tiempo o_por_encima y_más_tiempo para_arriba`,
    or_less: `o_menos como_máximo como_mucho no_más o_antes o_inferior a_más_tardar`,
    and: `y e así_como además & también junto_con junto_a unido_a acompañado_de más_ asimismo`,
    or: `o u o_bien en_su_defecto o_en_su_defecto si_no o_si_no alternativamente`,
    not: `no nunca sin ningún ninguna ni jamás fuera_de nadie nadie_de nada nada_de fuera tampoco carente ausencia_de ningunas`,
    but_not: `pero_no excepto salvo pero_sin menos_de_ menos salvo_ exceptuando a_excepción_de y_no en_lugar_de en_vez_de cualquiera_menos`,
    any_of: 'uno_de una_de alguno_de',
    or_similar: 'o_similar o_equivalente o_similares o_afín',
    experience: `experiencia conocimiento conocimientos manejo dominio habilidades competencia competencias práctica
      prácticas_de soltura destreza habilidad familiaridad pericia trayectoria bagaje saber_hacer conocedor conocedora versado versada experimentado experimentada dominar`,
    work: `trabaja trabajó trabajado trabajando trabajo empleado empleada ejercido puesto empleo laboral
      profesional en_el_trabajo en_un_empleo manejar manejaba manejado usaba usando utilizaba utilizado utilizando trabajos trabajó_con vida_laboral vida_profesional desempeñado desempeña desempeñó ejerció ejerce ejercer ocupó ocupado labor labores trayectoria_profesional`,
    as: 'como en_calidad_de',
    job: 'puesto empleo cargo',
    employer: `empresa empresas compañía empleador firma plantilla empleadores empleada_de empleado_de patrón compañías
      firmas casas contrato contrato_con sueldo_de cobró_sueldo cobró_su_sueldo cobró pagaba_el_sueldo personal_de nómina en_nómina empleada_en empleado_en trabajadora_de trabajador_de miembro_de_la_plantilla contratado_por contratada_por empleador_de empleadores_distintos casa`,
    title: `título_de puesto_de cargo_de sillón_de puesto_como llegó_a ascendió_a ascendido_a promovido_a función_de nombrado nombrada`,
    industry: 'sector industria rubro ramo',
    total: 'experiencia_laboral experiencia_profesional',
    now: `actualmente ahora hoy en_la_actualidad todavía actual hoy_en_día ahora_mismo en_este_momento presente actuales aún vigente_hoy a_día_de_hoy`,
    past: `antiguo anteriormente exempleado antes pasado anterior ex alguna_vez en_el_pasado en_otro_tiempo previamente`,
    last: `últimos últimas último última pasados pasadas recientes`,
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
    degree: `título titulación titulado titulada estudios carrera grado_universitario licenciatura título_universitario carrera_universitaria estudios_universitarios formación_universitaria egresado egresada grado_académico titulado_en titulada_en titulación_universitaria carrera_de diploma_universitario`,
    secondary: 'bachillerato secundaria eso',
    vocational: 'formación_profesional fp ciclo_formativo grado_medio',
    diploma: 'grado_superior diplomatura técnico_superior',
    bachelor: 'grado grado_en licenciado licenciada licenciatura',
    master: 'máster máster_universitario maestría posgrado',
    doctorate: 'doctorado doctor doctora',
    student: 'estudiante cursando',
    completed: `completado terminado terminada finalizado finalizada obtenido obtenida acabado otorgado otorgada conseguido conseguida aprobado aprobada en_la_mano superado superada concedido concedida expedido logrado culminado salió_de_la_universidad`,
    or_higher: 'o_superior o_mayor',
    school: 'universidad escuela instituto',
    certificate: `certificado certificación certificada acreditación habilitación carné carnet colegiado colegiada diploma diploma_de título_profesional examen examen_aprobado titulación_de tarjeta tarjeta_de carnés certificados certificaciones homologación curso_aprobado credencial cédula matrícula_profesional`,
    licence: `licencia permiso carné_de permiso_de autorización_de`,
    valid: `vigente en_vigor válido válida activo activa en_regla no_caducado no_caducada todavía_válido sin_caducar
      vigencia con_validez sin_caducidad aún_vigente todavía_vigente en_vigencia no_vencido no_vencida válido_hasta vigente_hasta renovado renovada al_día validez vale_todavía`,
    in_progress: 'en_curso',
    speak: 'habla hablar hablado hablante',
    language: 'idioma idiomas lengua',
    native: 'nativo nativa lengua_materna bilingüe',
    fluent: `fluido fluida fluidez con_fluidez dominio_de perfectamente soltura excelente excelentes sin_esfuerzo se_defiende suficiente_para_negociar negociar muy_bueno muy_buen casi_nativo alto_nivel con_soltura dominado negociación negociaciones reunión reuniones`,
    working_level: 'nivel_profesional nivel_alto',
    intermediate: 'intermedio',
    lead: `dirigido dirige dirigir gestionado gestiona gestión_de_equipos lidera liderado liderar supervisado
      supervisa coordinado a_cargo personas_a_cargo jefe jefa encargado encargada mando responsable_de
      liderazgo dirección_de dirección_de_un_equipo a_su_cargo dirigido_a responsabilidad_sobre
      dirección_de_al mando_sobre al_frente_de encabezado bajo_su_mando gestión_de_personas coordinación_de
      supervisión_de liderazgo_de jefatura dirigió lideró frente órdenes a_sus_órdenes mandado mandar mandó rendían_cuentas rinden_cuentas reportaban reportan le_reportaban jefe_de jefa_de al_mando encabezó dirigía lideraba supervisaba coordinó gestionó_un_equipo equipo_a_su_cargo responsable_directo supervisor supervisora gestión_de_personal dirección_de_personas dirección_de_equipos equipos_a_cargo gente_a_cargo gestionando dirigiendo liderando supervisando`,
    people: `personas empleados trabajadores personal colaboradores subordinados subordinadas miembros colaboradoras
      empleadas trabajadoras gente operarios operarias técnicos enfermeros enfermeras vendedores conductores cocineros compañeros hombres cabezas plantilla_de agentes aprendices empleadas_`,
    team: `equipo equipos departamento plantilla grupo grupos cuadrilla equipos_de equipo_de brigada turno_de_`,
    live: `vive reside residente domiciliado domiciliada residencia domicilio vivir afincado afincada instalado
      instalada con_domicilio habita casa_en su_casa tiene_su_casa dirección_actual dirección domiciliado_en vivienda hogar lugar_de_residencia alguien_de residiendo viviendo afincado_en radicado radicada establecido establecida`,
    relocate: `mudarse trasladarse traslado reubicación cambiar_de_residencia cambiar_de_ciudad mudaría trasladaría
      traslado_de_domicilio mudanza cambio_de_residencia cambio_de_ciudad cambiar_de_casa cambio_de_casa cambio_de_domicilio cambiar_de_domicilio cambiaría_de_casa movilidad movilidad_geográfica desplazarse_a_vivir trasladar_su_residencia moverse_de_ciudad irse_a_vivir`,
    near: 'cerca alrededores',
    abroad: 'extranjero',
    right_to_work: `permiso_de_trabajo permiso_de_residencia visado derecho_a_trabajar autorización_de_trabajo
      autorización_para_trabajar permiso_laboral habilitado_para_trabajar puede_trabajar_legalmente
      visado_de_trabajo papeles papeles_para_trabajar papeles_en_regla libre_de_trabajar libertad_de_trabajar residencia_legal residencia_de_larga_duración permiso_para_trabajar tarjeta_de_residencia sin_visado no_hace_falta_visado hace_falta_un_visado autorizado_a_trabajar autorizada_a_trabajar derecho_al_trabajo legalmente puede_trabajar trabajar_legalmente nie documentación_en_regla permisos_de_trabajo tomar_un_empleo`,
    citizen: 'ciudadano ciudadana nacionalidad pasaporte ciudadanía',
    salary: 'salario sueldo expectativas_salariales pretensión',
    notice: 'preaviso',
    start: `disponible disponibilidad incorporación_inmediata incorporación empezar comenzar inicio incorporarse
      comenzaría incorporaría fecha_de_inicio empezaría disponibilidad_inmediata tomar_posesión libre libre_en comprometida comprometido estar_aquí a_bordo disponible_en disponible_dentro_de incorporarse_en empezar_en empezar_a_trabajar alta inmediata inmediatamente de_inmediato fecha_de_incorporación arrancar plazo`,
    full_time: 'jornada_completa tiempo_completo',
    part_time: 'media_jornada jornada_parcial',
    shift: `turno turnos turno_de_noche nocturno fines_de_semana guardias noches guardias_localizadas
      trabajo_en_fin_de_semana turnos_de_noche fin_de_semana turno_de_mañana tardes nocturnos turnos_nocturnos
      festivos guardia sábados domingos madrugada disponibilidad_localizada turnos_rotativos turno_rotativo rotativos rotativo turnos_de_día turno_de_día diurno diurnos domingo sábado por_la_mañana sábados_por_la_mañana retén retenes turno_partido jornada_partida turno_de_tarde turnos_de_tarde turno_nocturno festivo madrugadas mañanas a_turnos tres_turnos dos_turnos horario_nocturno horario_flexible guardias_de_fin_de_semana localización`,
    travel: 'viajar viajes disponibilidad_para_viajar',
    remote: `teletrabajo remoto híbrido presencial días_en_casa desde_casa trabajo_en_casa trabajo_desde_casa a_distancia`,
    clearance: 'antecedentes_penales',
    driving: 'carné_de_conducir carnet_de_conducir permiso_de_conducir coche_propio vehículo_propio',
    would: `dispuesto dispuesta estaría desea acepta disponibilidad disposición predisposición`,
    senior: 'senior sénior',
    executive: 'director directora gerente_general',
    junior: 'junior júnior',
    link: 'linkedin github portfolio portafolio web',
    yes: `sí con_gusto disponible_para posible dispuesto dispuesta sin_problema de_acuerdo encantado encantada sin_obstáculo me_parece_bien parece_bien parecen_bien nada_en_contra en_contra se_aviene aviene no_teme apertura apertura_a abierto_a abierta_a no_es_problema sin_problemas sin_inconveniente no_me_importa no_importa acepto aceptar aceptaría acepta_ disponible posibles con_mucho_gusto claro por_supuesto`,
    budget: `presupuesto presupuestos presupuestaria presupuestario fondos gasto financiera partida gastar para_gastar bolsa bolsa_de en_sus_manos_euros responsabilidad_presupuestaria presupuesto_anual cuenta_de_resultados centro_de_coste centro_de_costes facturación_de volumen_de_compras recursos_económicos gestión_presupuestaria cartera_de`,
    deputy: 'adjunto adjunta subdirector asistente ayudante vice',
    only: 'solo únicamente solamente',
    sponsor: 'patrocinio sponsor',
  },
  status: {
    before: {
      denied: `no sin ningún ninguna nunca ni aún_no no_disponible aún_sin nada_de por_favor_nada nadie me_es_desconocido no_hablo no_conozco no_he jamás yo_no`,
      basic: 'nociones_de básico básicos conocimientos_básicos',
      learning: `aprendiendo curso_de cursando estudiando matriculado_en matriculada_en primeros_pasos_en aprendo
        inscrito_en inscrita_en matriculada matriculado acabo_de_empezar asisto_al_curso asisto_ahora estoy_aprendiendo me_estoy_poniendo empezando_con iniciándome asistiendo haciendo_un_curso`,
      planned: `previsto prevista deseo quiero interés_en busco preparación preparando inscrito_para meta objetivo
        me_gustaría pienso quisiera solicitado en_mi_lista el_año_que_viene para_2027 para_2030 desde_2028 pensado_para espero empiezo_con quiero_ser a_la_espera esperando`,
      lapsed: 'caducado caducada vencido vencida antiguo',
      abandoned: `abandonado abandoné interrumpido no_superé suspendí suspendido_el no_aprobé`,
      seen: `observado asistí observación al_lado_de compañeros miré vi feria en_una_feria demostración_de`,
      others: `realizado_por gestionado_por subcontratado un_proveedor una_empresa_externa otro_departamento los_compañeros en_la_central mi_jefa mi_jefe otro_equipo el_departamento_de`,
      private: `aficiones hobby tiempo_libre en_mi_tiempo_libre trasteo en_casa_con`,
    },
    behind: {
      denied: `no ninguno ninguna nunca aún_no imposible excluido excluida descartado no_es_posible me_es_desconocido desconocido no_me_interesa no_usado no_lo_he no_deseado`,
      basic: 'básico nociones principiante',
      learning: `en_curso cursando en_formación curso_en_marcha en_marcha iniciado empezado clases me_estoy_poniendo_al_día aprendiendo lo_estoy_aprendiendo en_aprendizaje`,
      planned: `previsto prevista pendiente en_preparación próximo_año examen_el el_próximo solicitado llegar_a
        en_proyecto próximo en_trámite por_obtener próximamente pensado pensado_para lo_acabaré la_acabaré previsto_para`,
      lapsed: `caducado caducada vencido vencida no_renovado expirado expirada sin_renovar suspendido retirado
        retirada ya_no_vale ya_sin_validez sin_validez no_vigente perdió_vigencia`,
      abandoned: `abandonado abandonada sin_terminar no_finalizado sin_titulación inacabado incompleto no_terminado
        no_terminada sin_acabar dejado dejada sin_concluir interrumpida lo_dejé la_dejé sin_título dejé empezado_y_no no_aprobado suspenso`,
      seen: 'solo_lectura observado visto_en demostración',
      others: `subcontratado por_un_externo era_cosa_de lo_dirigía la_dirigía dependía_de gestionado_por
        para_nosotros otro_departamento llevado_por corría_a_cargo a_cargo_de_otro hecho_por en_manos_de yo_no los_compañeros`,
      private: `afición en_casa los_fines_de_semana por_afición proyectos_privados proyectos_personales
        para_proyectos_privados`,
    },
  },
};
