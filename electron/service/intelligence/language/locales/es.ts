import type { Locale } from '../locale.ts';

/** Spanish. */
export const es: Locale = {
  code: 'es',
  numbers: `cero:0 un:1 uno:1 una:1 dos:2 tres:3 cuatro:4 cinco:5 seis:6 siete:7 ocho:8 nueve:9 diez:10 once:11
    doce:12 quince:15 veinte:20 treinta:30 cien:100 docena:12 trece:13 catorce:14 cuarenta:40 cincuenta:50 dieciséis:16 diecisiete:17 dieciocho:18 diecinueve:19 veintiún:21 veintiuno:21 veintiuna:21 veintidós:22 veintitrés:23 veinticuatro:24 veinticinco:25 veintiséis:26 veintisiete:27 veintiocho:28 veintinueve:29 treinta_y_cinco:35 sesenta:60 setenta:70 ochenta:80 noventa:90 ciento:100 decena:10 quincena:15 veintena:20 media_docena:6`,
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
    interesado ganado ganar ganado_la_vida vida cada_día día_a_día de_cada_día del_día todo todos toda todas mano en_la_mano manos en_sus_manos a_mano entre_manos espaldas a_sus_espaldas llegan llegar alcanza alcanzar suman sumar pasado_como deseo_nuestro posible a_ser_posible ser aquí bolsillo en_el_bolsillo enseñar enseña lleva_hoy mueve moverse defiende defenderse formó formar alguna_vez tiempo_pasado sillón aún_ todavía_ casa_ vale conseguir consiguió salió otorgado mucho poco tan cambió verdad_ de_verdad pagado pagada retribuido real reales regular regularmente diario diaria diariamente a_diario habitual habitualmente concreto suficiente suficientes adecuado adecuada apropiado probado probada reconocido reconocida notable considerable amplia amplio sólida sólido ofrecemos esperamos_de valorará se_valorará valorable_ plus un_plus se_precisa se_necesita precisa precisamos requerimos exigimos queremos_a usted_tiene tienes tu cuentas_con eres perfil_buscado indispensable_que es_necesario es_imprescindible es_obligatorio debe_poseer debe_contar debe_saber ha_de tiene_que tendrá poder pueda capaz capaces apto apta demostrable demostrables él_mismo ella_misma personalmente verdadero verdadera cierto_nivel varios_ generalmente siguiente siguientes como_sigue tiene_la tiene_el ha_tenido ha_trabajado ha_sido existe existen hay haya_tenido quien_sepa que_sepa que_tenga que_haya que_pueda que_cuente que_posea ahora_o_antes antes_o_ahora pasado_o_presente presente_o_pasado hoy_o_antes listado como consulta una_consulta una_pregunta duda una_duda el_cliente nuestro_cliente la_clienta mi_cliente nuestros_clientes quiere quisiéramos nos_gustaría gustaría desearíamos deseado deseada deseables cierta correcto exacto es_decir o_sea esto_es a_saber allí allá ahí sea sean fuera fuese fueran haber_sido hayan hubiera hubiese habrá habrán habido siendo sido_ estén estando estuviera estuviese puedan podrá podrán pudiera pudiese podemos puedes tengan tenía tenían tendría tendrán teniendo tuvo tuviera tener_en deba deban deberán deberían sepa sepan conste consten figure aparezca indique indicado mencione mencionado comprueba verifica verificable verificables asegura asegúrese excluyentes no_excluyente esenciales obligatoria obligatorias obligatorios obligatoriamente imprescindibles imprescindiblemente indispensables necesarios necesariamente requeridos requieren exigidos exigible exigencia exigencias demostradas demostrados acreditables acreditable acreditados acreditadas contrastado contrastados contrastables comprobables probadas probados fehaciente sólidas efectiva efectivo adquiridos adquiridas obtenida_ desarrollada adquirir acumulados acumule sume reunido cuenten cuentan disponga dispongan posea posean poseen aporten aportado buscado buscada buscados solicitamos solicita solicitan solicitada solicitados pedido se_busca se_solicita valorado valorada preferible preferiblemente preferentemente preferente preferencia utilice utilicen utilizar usado_ usar usen use emplear emplee empleando empleado_con servirse manejan manejando maneje domine dominan dominando tú ustedes señor señora dígame dime puede_decirme podrían podrías me decirme saber_si si_es puesto_vacante posición_vacante contratamos contratar reclutamos seleccionamos selección proceso postulante postulantes aspirante aspirantes profesional_ interesados candidatos candidatas criterios criterio_esencial requisitos condiciones punto puntos bonus extra favor ambos otra otro otras otros dicho dicha mismo_ misma_ tal tales según conforme entre sobre tras mediante hacia cuyo cuya cuyos cuyas donde cuando cual cuales quién quienes cómo fue_ fueron era_ eran somos estoy están estamos estará estaría serían alguna algunos algunas algo mucha muchos muchas bastante extensa extenso largo larga descarte_si_falta descartar_si_falta formado_parte formar_parte forma_parte formó_parte formaba_parte`,
  cues: {
    ever: `ahora_o_antes antes_o_ahora pasado_o_presente presente_o_pasado actual_o_anterior anterior_o_actual hoy_o_antes alguna_vez`,
    need: `necesita necesito necesario necesaria necesidad requiere requiero falta hace_falta haría_falta precisa espero espera pendiente en_trámite solicitado necesitaría requeriría necesidad_de me_hace_falta precisaría preciso`,
    absent: `falta ausente si_falta carece en_su_ausencia descarte_si_falta descartar_si_falta descartado_si_falta se_descarta_si_falta eliminar_si_falta excluido_si_falta`,
    somebody: `alguien_que persona_que candidato_que candidata_que alguien_con persona_con quien_que alguien_quien perfil_que profesional_que el_que la_que alguien_quien_haya alguien_que_haya persona_que_haya una_persona_que candidatos_que perfiles_que personas_que alguien_capaz_de profesionales_que aquel_que aquella_que quien_haya`,
    year: 'año años',
    month: 'mes meses',
    week: 'semana semanas',
    day: 'día días',
    percent: '% por_ciento',
    at_least: `al_menos por_lo_menos mínimo como_mínimo no_menos_de un_mínimo_de no_menos no_inferior_a mínimo_de a_partir_de cuando_menos como_poco un_mínimo mínima mínimos mínimas mínimamente por_lo_bajo no_inferior no_menor_de no_menor_a igual_o_superior_a un_mínimo_de_ siquiera al_menos_a a_lo_menos`,
    over: `más_de superior_a más_que superiores_a superando supera supere mayor_de mayor_a por_encima_de mayores_de`,
    at_most: `como_máximo no_más_de máximo hasta como_mucho no_más a_lo_sumo máximo_de a_más_tardar un_máximo_de máxima máximos no_superior_a sin_superar sin_exceder que_no_supere no_mayor_de no_mayor_a un_máximo_de_ un_máximo tope tope_de como_tope no_exceda`,
    under: `menos_de inferior_a menos_que inferiores_a menor_de menor_a por_debajo_de`,
    or_more: `o_más y_más o_superior o_mayor y_superior en_adelante o_más_tiempo o_por_encima y_más_tiempo para_arriba o_superiores como_mínimo por_lo_menos al_menos o_más_ o_incluso_más y_superiores mínimo`,
    or_less: `o_menos como_máximo como_mucho no_más o_antes o_inferior a_más_tardar o_menos_ como_máximo_ máximo a_lo_sumo o_inferiores tope`,
    and: `y e así_como además & también junto_con junto_a unido_a acompañado_de más_ asimismo`,
    or: `o u o_bien en_su_defecto o_en_su_defecto si_no o_si_no alternativamente`,
    not: `no nunca sin ningún ninguna ni jamás fuera_de nadie nadie_de nada nada_de fuera tampoco carente ausencia_de ningunas no_haya no_ha no_haber no_hayan nunca_ha nunca_haya jamás_ha jamás_haya no_tenga no_tener nunca_hubiera ningunos sin_haber no_sea no_sean no_fuera tampoco_ todos_menos todos_salvo todos_excepto cualquiera_menos cualquiera_salvo cualquiera_excepto todo_el_mundo_menos`,
    but_not: `pero_no excepto salvo pero_sin menos_de_ menos salvo_ exceptuando a_excepción_de y_no en_lugar_de en_vez_de cualquiera_menos pero_nunca pero_jamás y_nunca y_sin con_excepción_de con_la_excepción_de aparte_de sino_ y_tampoco y_que_no pero_que_no`,
    any_of: 'uno_de una_de alguno_de',
    or_similar: 'o_similar o_equivalente o_similares o_afín',
    experience: `experiencia conocimiento conocimientos manejo dominio habilidades competencia competencias práctica
      prácticas_de soltura destreza habilidad familiaridad pericia trayectoria bagaje saber_hacer conocedor conocedora versado versada experimentado experimentada dominar experimentados experimentadas maneje_ dominio_de conocimientos_de conocimientos_en familiarizado familiarizada familiarizados capacitado capacitada formado_en formada_en cualificado cualificada competente competentes ducho ducha hábil hábiles habituado habituada uso_habitual uso_profesional capacidad_de capacidad_para saber_usar recorrido experticia expertise práctico_en aptitud aptitudes saber_manejar`,
    work: `trabaja trabajó trabajado trabajando trabajo empleado empleada ejercido puesto empleo laboral
      profesional en_el_trabajo en_un_empleo manejar manejaba manejado usaba usando utilizaba utilizado utilizando trabajos trabajó_con vida_laboral vida_profesional desempeñado desempeña desempeñó ejerció ejerce ejercer ocupó ocupado labor labores trayectoria_profesional en_la_empresa en_una_empresa en_empresas en_empresa en_entorno_profesional en_un_entorno_profesional en_el_ámbito_laboral en_el_ámbito_profesional a_nivel_profesional profesionalmente laboralmente laborales trabaje trabajen trabajara trabajaba trabajaron trabajar ejercida ejerciendo ejercer_de desempeñada desempeñar desempeñando desempeñe puestos empleos ocupar ocupación ocupaba ocupe oficio tareas funciones remunerado remunerada labor_de dedicación dedicado dedicada prestado_servicios prestando_servicios servicios_prestados profesionales en_activo_ usaron usó empleó utilizó usado_en_el_trabajo manejó cambiado cambiar_de_empresa`,
    as: `como en_calidad_de en_el_puesto_de en_un_puesto_de en_el_cargo_de en_funciones_de ejerciendo_de trabajando_de en_el_rol_de en_calidad de_profesión en_un_cargo_de con_el_cargo_de`,
    job: 'puesto empleo cargo',
    employer: `empresa empresas compañía empleador firma plantilla empleadores empleada_de empleado_de patrón compañías
      firmas casas contrato contrato_con sueldo_de cobró_sueldo cobró_su_sueldo cobró pagaba_el_sueldo personal_de nómina en_nómina empleada_en empleado_en trabajadora_de trabajador_de miembro_de_la_plantilla contratado_por contratada_por empleador_de empleadores_distintos casa empleadora patronos empresas_distintas empresas_diferentes empresa_ trabajadores_de extrabajador extrabajadora exempleado exempleada contratos entidad entidades organización organizaciones corporación grupo_empresarial fichado_por contratado contratada empleada_por empleado_por trabajado_para trabajar_para`,
    title: `título_de puesto_de cargo_de sillón_de puesto_como llegó_a ascendió_a ascendido_a promovido_a función_de nombrado nombrada rol rol_de rango rango_de puesto_ desempeñado_el_cargo ascendida_a ascendido ascendida promocionado promocionada nombramiento nombrado_ funciones_de categoría categoría_de`,
    industry: `sector industria rubro ramo sectores industrias ámbito_de rama mundo_de_la mundo_del sector_de sector_de_la`,
    total: `experiencia_laboral experiencia_profesional en_total total totales experiencia_total en_conjunto`,
    now: `actualmente ahora hoy en_la_actualidad todavía actual hoy_en_día ahora_mismo en_este_momento presente actuales aún vigente_hoy a_día_de_hoy vigentemente presentemente al_presente hasta_hoy hasta_la_fecha en_activo`,
    past: `antiguo anteriormente exempleado antes pasado anterior ex alguna_vez en_el_pasado en_otro_tiempo previamente antigua antiguos antiguas previa previo previas previos anteriores exempleada dirección_anterior con_anterioridad exempleados`,
    last: `últimos últimas último última pasados pasadas recientes recientes_ últimamente`,
    since: 'desde después_de',
    ago: 'hace',
    recently: `recientemente reciente recientes actualizada actualizado hace_poco últimamente fresca`,
    employed: 'empleado empleada trabajando',
    unemployed: 'desempleado desempleada en_paro sin_trabajo',
    gap: 'hueco huecos laguna lagunas interrupción interrupciones',
    freelance: 'autónomo autónoma freelance por_cuenta_propia',
    intern: 'prácticas becario becaria pasantía',
    decade: 'década',
    money: `millón millones euros mil m€ k€ dólares pesos euro mdd millardos`,
    area: 'provincia ciudad región estado',
    thing: 'herramienta herramientas software sistema sistemas plataforma programa programas',
    excluded: 'no_cuenta no_cuentan excluido sin_contar',
    included: 'incluido incluida contando incluyendo',
    each: 'cada',
    same: 'mismo misma',
    know: `conoce programa desarrolla conocer conozca conocen conociendo sabe_usar sepa_usar sabe_manejar sepa_manejar sabe_utilizar programar`,
    deep: 'avanzado avanzada amplios sólidos profundos',
    expert: 'experto experta avanzado',
    basic: 'básico básicos nociones',
    degree: `título titulación titulado titulada estudios carrera grado_universitario licenciatura título_universitario carrera_universitaria estudios_universitarios formación_universitaria egresado egresada grado_académico titulado_en titulada_en titulación_universitaria carrera_de diploma_universitario títulos titulaciones grados_universitarios estudios_superiores formación_superior título_superior titulación_superior título_académico universitario universitaria universitarios`,
    secondary: 'bachillerato secundaria eso',
    vocational: 'formación_profesional fp ciclo_formativo grado_medio',
    diploma: 'grado_superior diplomatura técnico_superior',
    bachelor: `grado grado_en licenciado licenciada licenciatura título_de_grado grado_de graduado_en graduada_en diplomado diplomada ingeniería_técnica`,
    master: `máster máster_universitario maestría posgrado maestría_en posgrado_en máster_oficial título_de_máster postgrado`,
    doctorate: `doctorado doctor doctora título_de_doctor grado_de_doctor tesis_doctoral phd`,
    student: 'estudiante cursando',
    completed: `completado terminado terminada finalizado finalizada obtenido obtenida acabado otorgado otorgada conseguido conseguida aprobado aprobada en_la_mano superado superada concedido concedida expedido logrado culminado salió_de_la_universidad obtener obtuvo terminó finalizó acabada concluido concluida concluyó culminada superó aprobó completada graduado graduada graduado_en graduada_en titulado_ con_título con_el_título en_posesión_de en_posesión en_su_poder`,
    or_higher: 'o_superior o_mayor',
    school: 'universidad escuela instituto',
    certificate: `certificado certificación certificada acreditación habilitación carné carnet colegiado colegiada diploma diploma_de título_profesional examen examen_aprobado titulación_de tarjeta tarjeta_de carnés certificados certificaciones homologación curso_aprobado credencial cédula matrícula_profesional certificada_en certificado_en acreditado acreditada homologado homologada habilitado habilitada título_habilitante curso_de carné_profesional acreditaciones habilitaciones licencias_ tarjeta_profesional`,
    licence: `licencia permiso carné_de permiso_de autorización_de`,
    valid: `vigente en_vigor válido válida activo activa en_regla no_caducado no_caducada todavía_válido sin_caducar
      vigencia con_validez sin_caducidad aún_vigente todavía_vigente en_vigencia no_vencido no_vencida válido_hasta vigente_hasta renovado renovada al_día validez vale_todavía vigentes válidos válidas activos activas en_regla_ al_corriente con_vigencia en_plena_vigencia actualizado actualizada vigor aún_en_vigor todavía_en_vigor que_no_haya_caducado que_no_esté_caducado sin_vencer caduca_en vence_en válido_por validez_hasta con_validez_hasta renovación`,
    in_progress: `en_curso en_trámite_ en_preparación_`,
    speak: `habla hablar hablado hablante hable hablen hablando hablada hablados hablan hablaba habla_y_escribe hablado_y_escrito oral y_escrito escrito escrita escribe escribir expresarse se_expresa comunicarse comunicarse_en conversar maneja_el entender leer leído`,
    language: 'idioma idiomas lengua',
    native: 'nativo nativa lengua_materna bilingüe',
    fluent: `fluido fluida fluidez con_fluidez dominio_de perfectamente soltura excelente excelentes sin_esfuerzo se_defiende suficiente_para_negociar negociar muy_bueno muy_buen casi_nativo alto_nivel con_soltura dominado negociación negociaciones reunión reuniones con_soltura_ fluidamente con_total_fluidez nivel_fluido nivel_alto_ nivel_avanzado c1 c2 nivel_c1 nivel_c2 muy_buen_nivel excelente_nivel dominio_completo dominio_fluido dominio_total perfecto perfecta a_la_perfección competencia_profesional_completa dominio_profesional_completo con_facilidad correctamente con_desenvoltura`,
    working_level: 'nivel_profesional nivel_alto',
    intermediate: 'intermedio',
    lead: `dirigido dirige dirigir gestionado gestiona gestión_de_equipos lidera liderado liderar supervisado
      supervisa coordinado a_cargo personas_a_cargo jefe jefa encargado encargada mando responsable_de
      liderazgo dirección_de dirección_de_un_equipo a_su_cargo dirigido_a responsabilidad_sobre
      dirección_de_al mando_sobre al_frente_de encabezado bajo_su_mando gestión_de_personas coordinación_de
      supervisión_de liderazgo_de jefatura dirigió lideró frente órdenes a_sus_órdenes mandado mandar mandó rendían_cuentas rinden_cuentas reportaban reportan le_reportaban jefe_de jefa_de al_mando encabezó dirigía lideraba supervisaba coordinó gestionó_un_equipo equipo_a_su_cargo responsable_directo supervisor supervisora gestión_de_personal dirección_de_personas dirección_de_equipos equipos_a_cargo gente_a_cargo gestionando dirigiendo liderando supervisando gestión gestionar gestionaba gestionó gestione gestionada gestionado_a gestionando_ dirija dirijan dirigida dirección lidere liderando_ supervise supervisando_ supervisión supervisar supervisados supervisó coordinando coordina coordinar coordinación coordine mande dirigía_ conducción_de conducido encabece encabezar encabezando al_frente bajo_su_responsabilidad bajo_su_cargo bajo_mi_cargo bajo_mi_mando a_mi_cargo bajo_su_dirección bajo_mi_dirección responsabilidad_de responsable_directa capitaneado capitanear tutelado mandos supervisión_directa con_gente_a_su_cargo personas_bajo_su_cargo`,
    people: `personas empleados trabajadores personal colaboradores subordinados subordinadas miembros colaboradoras
      empleadas trabajadoras gente operarios operarias técnicos enfermeros enfermeras vendedores conductores cocineros compañeros hombres cabezas plantilla_de agentes aprendices empleadas_ nadie trabajador trabajadora empleado_s operario colaborador colaboradora subordinado subordinada miembro persona_s efectivos integrantes dependientes camareros cocineras enfermeros_ auxiliares soldadores programadores desarrolladores ingenieros técnicas mozos peones reponedores repartidores comerciales`,
    team: `equipo equipos departamento plantilla grupo grupos cuadrilla equipos_de equipo_de brigada turno_de_`,
    live: `vive reside residente domiciliado domiciliada residencia domicilio vivir afincado afincada instalado
      instalada con_domicilio habita casa_en su_casa tiene_su_casa dirección_actual dirección domiciliado_en vivienda hogar lugar_de_residencia alguien_de residiendo viviendo afincado_en radicado radicada establecido establecida resida residan residir reside_en resido viva vivan viven vivo residencia_actual domicilio_actual domicilio_en lugar_de_domicilio ubicado ubicada ubicación localización localizado localizada ciudad_de_residencia asentado asentada empadronado empadronada con_residencia`,
    relocate: `mudarse trasladarse traslado reubicación cambiar_de_residencia cambiar_de_ciudad mudaría trasladaría
      traslado_de_domicilio mudanza cambio_de_residencia cambio_de_ciudad cambiar_de_casa cambio_de_casa cambio_de_domicilio cambiar_de_domicilio cambiaría_de_casa movilidad movilidad_geográfica desplazarse_a_vivir trasladar_su_residencia moverse_de_ciudad irse_a_vivir traslados trasladarme mudarme mudarnos mudaré mude mudarse_de traslade trasladado desplazamiento_definitivo reubicarse reubicarme cambio_de_lugar cambiar_de_provincia cambiar_de_región cambio_de_provincia cambio_de_lugar_de_residencia movilidad_nacional movilidad_total mover_su_residencia mudar`,
    near: 'cerca alrededores',
    abroad: 'extranjero',
    right_to_work: `permiso_de_trabajo permiso_de_residencia visado derecho_a_trabajar autorización_de_trabajo
      autorización_para_trabajar permiso_laboral habilitado_para_trabajar puede_trabajar_legalmente
      visado_de_trabajo papeles papeles_para_trabajar papeles_en_regla libre_de_trabajar libertad_de_trabajar residencia_legal residencia_de_larga_duración permiso_para_trabajar tarjeta_de_residencia sin_visado no_hace_falta_visado hace_falta_un_visado autorizado_a_trabajar autorizada_a_trabajar derecho_al_trabajo legalmente puede_trabajar trabajar_legalmente nie documentación_en_regla permisos_de_trabajo tomar_un_empleo permiso_de_trabajo_válido autorizaciones_de_trabajo permiso_de_trabajo_en_vigor trabajar_de_forma_legal trabajar_en_situación_regular situación_regular permiso_de_residencia_y_trabajo autorización_de_residencia residencia_permanente tarjeta_azul permiso_único permiso_de_residencia_permanente tarjeta_comunitaria visa visa_de_trabajo trámite_de_visado autorización_laboral situación_legal arraigo cuenta_ajena`,
    citizen: 'ciudadano ciudadana nacionalidad pasaporte ciudadanía',
    salary: 'salario sueldo expectativas_salariales pretensión',
    notice: `preaviso preaviso_de plazo_de_preaviso mi_preaviso preaviso_legal periodo_de_preaviso`,
    start: `disponible disponibilidad incorporación_inmediata incorporación empezar comenzar inicio incorporarse
      comenzaría incorporaría fecha_de_inicio empezaría disponibilidad_inmediata tomar_posesión libre libre_en comprometida comprometido estar_aquí a_bordo disponible_en disponible_dentro_de incorporarse_en empezar_en empezar_a_trabajar alta inmediata inmediatamente de_inmediato fecha_de_incorporación arrancar plazo incorpore incorporen incorpora incorporar incorporación_en incorporarme empiece empiecen empieza empezaré comience comienza comenzaré comienzo empezar_antes empezar_dentro iniciar inicie plazo_de_incorporación entrar entre_en entrar_en_servicio estar_disponible disponibles disponible_a_partir disponible_desde unirse se_una plazo_de_preaviso pronta_incorporación fecha_de_comienzo`,
    full_time: 'jornada_completa tiempo_completo',
    part_time: 'media_jornada jornada_parcial',
    shift: `turno turnos turno_de_noche nocturno fines_de_semana guardias noches guardias_localizadas
      trabajo_en_fin_de_semana turnos_de_noche fin_de_semana turno_de_mañana tardes nocturnos turnos_nocturnos
      festivos guardia sábados domingos madrugada disponibilidad_localizada turnos_rotativos turno_rotativo rotativos rotativo turnos_de_día turno_de_día diurno diurnos domingo sábado por_la_mañana sábados_por_la_mañana retén retenes turno_partido jornada_partida turno_de_tarde turnos_de_tarde turno_nocturno festivo madrugadas mañanas a_turnos tres_turnos dos_turnos horario_nocturno horario_flexible guardias_de_fin_de_semana localización turnos_partidos jornada_intensiva horario_partido horarios_partidos horario_nocturno_ turnos_de_mañana días_laborables laborables horario_de_oficina horario_diurno horario_de_mañana horario_de_tarde de_noche por_la_noche nocturna nocturnas nocturnidad turnicidad turnos_rotatorios rotatorios rotatorio finde findes en_fin_de_semana en_fines_de_semana entre_semana turno_fijo turnos_fijos vespertino vespertinos`,
    travel: 'viajar viajes disponibilidad_para_viajar',
    remote: `teletrabajo remoto híbrido presencial días_en_casa desde_casa trabajo_en_casa trabajo_desde_casa a_distancia`,
    clearance: 'antecedentes_penales',
    driving: 'carné_de_conducir carnet_de_conducir permiso_de_conducir coche_propio vehículo_propio',
    would: `dispuesto dispuesta estaría desea acepta disponibilidad disposición predisposición abierto abierta abiertos aceptaría aceptar dispuestos dispuestas disposición_a estaría_dispuesto estaría_dispuesta pueda_aceptar me_gustaría_ apertura con_disposición_a estoy_dispuesto estoy_dispuesta`,
    senior: 'senior sénior',
    executive: 'director directora gerente_general',
    junior: 'junior júnior',
    link: 'linkedin github portfolio portafolio web',
    yes: `sí con_gusto disponible_para posible dispuesto dispuesta sin_problema de_acuerdo encantado encantada sin_obstáculo me_parece_bien parece_bien parecen_bien nada_en_contra en_contra se_aviene aviene no_teme apertura apertura_a abierto_a abierta_a no_es_problema sin_problemas sin_inconveniente no_me_importa no_importa acepto aceptar aceptaría acepta_ disponible posibles con_mucho_gusto claro por_supuesto puedo_trabajar puedo_hacer puedo puede_hacer pueda_hacer acepte acepten aceptan aceptado aceptados admite admito se_acepta flexible flexibles flexibilidad disponibles disponible_también abiertos abiertas me_va_bien me_viene_bien me_vienen_bien me_adapto adaptarse sin_reservas sin_restricciones por_mi_parte_sí dispuestos ningún_inconveniente ningún_problema no_hay_problema no_supone_un_problema no_me_supone sin_limitaciones total_disponibilidad plena_disponibilidad con_disponibilidad conforme vale ok`,
    budget: `presupuesto presupuestos presupuestaria presupuestario fondos gasto financiera partida gastar para_gastar bolsa bolsa_de en_sus_manos_euros responsabilidad_presupuestaria presupuesto_anual cuenta_de_resultados centro_de_coste centro_de_costes facturación_de volumen_de_compras recursos_económicos gestión_presupuestaria cartera_de presupuestado presupuestada fondos_de gasto_anual presupuesto_de responsabilidad_económica dotación`,
    deputy: 'adjunto adjunta subdirector asistente ayudante vice',
    only: 'solo únicamente solamente',
    sponsor: 'patrocinio sponsor',
  },
  status: {
    before: {
      denied: `no sin ningún ninguna nunca ni aún_no no_disponible aún_sin nada_de por_favor_nada nadie me_es_desconocido no_hablo no_conozco no_he jamás yo_no nunca_he no_tengo no_poseo no_dispongo no_manejo no_domino no_utilizo no_uso no_puedo no_quiero no_deseo sin_conocimientos sin_experiencia ninguna_experiencia cero nula carezco carece desconozco imposible rechazo no_estoy no_me no_acepto indisponible descarto sin_disponibilidad sin_posibilidad`,
      basic: 'nociones_de básico básicos conocimientos_básicos',
      learning: `aprendiendo curso_de cursando estudiando matriculado_en matriculada_en primeros_pasos_en aprendo
        inscrito_en inscrita_en matriculada matriculado acabo_de_empezar asisto_al_curso asisto_ahora estoy_aprendiendo me_estoy_poniendo empezando_con iniciándome asistiendo haciendo_un_curso aprendiendo_a me_estoy_formando me_formo formándome formación_en_curso curso_online curso_en_línea curso_de_iniciación curso_introductorio clases_de tomo_clases tomando_clases recibo_clases estudio_actualmente estudiante_de alumno_de alumna_de iniciación_en iniciando me_inicio autodidacta_de tutorial tutoriales actualmente_curso curso_actualmente empecé_un_curso he_empezado_a empecé_a estoy_cursando estoy_estudiando`,
      planned: `previsto prevista deseo quiero interés_en busco preparación preparando inscrito_para meta objetivo
        me_gustaría pienso quisiera solicitado en_mi_lista el_año_que_viene para_2027 para_2030 desde_2028 pensado_para espero empiezo_con quiero_ser a_la_espera esperando solicitud_de_visado solicitud_de_permiso solicitud_de_residencia solicitud_de_autorización trámite_de_visado solicitado_el mi_solicitud_de he_solicitado tramitando en_trámites_de tengo_previsto tengo_pensado tengo_intención planeo planifico preparo me_preparo quiero_aprender quisiera_aprender deseo_aprender pretendo aspiro_a ambiciono sueño_con espero_obtener a_la_espera_de en_espera_de pendiente_de próximo próxima futuro futura mi_objetivo objetivo_profesional objetivo_de_carrera llegar_a_ser convertirme_en postulado postulé candidatura_a candidato_a me_presenté_a me_presentaré voy_a_presentarme a_partir_de_2028 a_partir_de_2027 obtendré sacaré voy_a_sacarme me_mudaré me_trasladaré voy_a_mudarme me_examino`,
      lapsed: `caducado caducada vencido vencida antiguo caducó venció ya_no_tengo perdí perdida perdido`,
      abandoned: `abandonado abandoné interrumpido no_superé suspendí suspendido_el no_aprobé dejé interrumpí no_terminé no_acabé no_completé no_superado no_superada suspendí_el`,
      seen: `observado asistí observación al_lado_de compañeros miré vi feria en_una_feria demostración_de presentación_de_dos_horas asistencia_a_una_demostración asistí_a_una_demostración demo_de vi_una_demo vídeo_sobre webinar webinar_sobre charla_sobre conferencia_sobre jornada_sobre observé oído_hablar_de he_oído participación_en_una_presentación presenciado presencié espectador_de`,
      others: `realizado_por gestionado_por subcontratado un_proveedor una_empresa_externa otro_departamento los_compañeros en_la_central mi_jefa mi_jefe otro_equipo el_departamento_de utilizado_por usado_por llevado_por gestionada_por lo_llevaba la_llevaba lo_usaba lo_utilizaba mis_compañeros nuestros_compañeros el_equipo_vecino el_proveedor nuestro_proveedor una_consultora un_consultor nuestro_director nuestra_directora externalizado externalizada la_central la_sede una_agencia subcontratada nuestro_jefe nuestra_jefa`,
      private: `aficiones hobby tiempo_libre en_mi_tiempo_libre trasteo en_casa_con afición pasatiempo a_título_personal a_nivel_personal proyectos_personales proyecto_personal aficionado_a aficionada_a por_placer por_diversión uso_personal en_mi_casa`,
      held: `no_solo no_sólo no_únicamente sin_problemas sin_problema sin_ningún_problema sin_inconveniente sin_interrupción no_hay_problema_con ningún_problema_con`,
    },
    behind: {
      denied: `no ninguno ninguna nunca aún_no imposible excluido excluida descartado no_es_posible me_es_desconocido desconocido no_me_interesa no_usado no_lo_he no_deseado sin_conocimientos sin_conocimiento sin_experiencia ninguna_experiencia ningún_conocimiento sin_nociones nada cero nulo nula no_la_he no_lo_manejo no_lo_hablo no_hablo no_lo_domino nunca_lo_he nunca_la_he jamás no_es_lo_mío no_puedo no_es_opción no_disponible descartada descartados excluidos excluidas no_acepto desconocida sin_uso no_dispongo`,
      basic: 'básico nociones principiante',
      learning: `en_curso cursando en_formación curso_en_marcha en_marcha iniciado empezado clases me_estoy_poniendo_al_día aprendiendo lo_estoy_aprendiendo en_aprendizaje clases_para_principiantes para_principiantes curso_online curso_de_iniciación curso_en_línea curso_empezado curso_iniciado matriculado matriculada inscrito inscrita estudiando cursándose en_estudio cursando_actualmente desde_hace_poco desde_este_otoño formación_en_curso curso_actual actualmente_en_curso tutoriales en_fase_de_aprendizaje recién_empezado estudiándolo empezando`,
      planned: `previsto prevista pendiente en_preparación próximo_año examen_el el_próximo solicitado llegar_a
        en_proyecto próximo en_trámite por_obtener próximamente pensado pensado_para lo_acabaré la_acabaré previsto_para examen_en examen_previsto convocatoria inscripción_hecha fecha_de_examen en_tramitación solicitud_en solicitud_presentada solicitado_en pendiente_de en_espera pendiente_de_resolución pendiente_de_aprobación previsto_en prevista_en previsto_para_2027 prevista_para planeado planeada planificado planificada el_año_que_viene en_2027_prevista finalización_prevista en_estudio_ en_los_próximos a_medio_plazo algún_día en_mente en_perspectiva candidatura_rechazada candidatura sin_éxito rechazada rechazado lo_haré la_haré se_está_tramitando sigue_en_trámite aún_en_trámite`,
      lapsed: `caducado caducada vencido vencida no_renovado expirado expirada sin_renovar suspendido retirado
        retirada ya_no_vale ya_sin_validez sin_validez no_vigente perdió_vigencia caducó venció caducado_desde vencido_desde vencida_desde caducados vencidos sin_renovación nunca_renovado nunca_renovada no_renovada no_renové perdido perdida anulado anulada revocado revocada ya_no_es_válido ya_no_es_válida ya_no_válido no_vigentes suspendida cancelado cancelada pasado_de_fecha fuera_de_vigencia desactualizado caducidad_superada`,
      abandoned: `abandonado abandonada sin_terminar no_finalizado sin_titulación inacabado incompleto no_terminado
        no_terminada sin_acabar dejado dejada sin_concluir interrumpida lo_dejé la_dejé sin_título dejé empezado_y_no no_aprobado suspenso estudios_abandonados estudios_interrumpidos abandonados abandoné abandono interrumpidos interrumpido no_finalizada no_finalizados no_completado no_completada no_acabado no_acabada incompleta incompletos inacabada inacabados inconcluso inconclusa sin_finalizar sin_completar sin_defender sin_tesis no_lo_terminé no_la_terminé no_superado no_superada suspendido suspendida reprobado reprobada no_apto dejados dejadas`,
      seen: `solo_lectura observado visto_en demostración vista_en en_una_demostración en_una_demo demo presentación_de_dos_horas visto_una_vez oído_hablar como_observador como_observadora en_una_charla presentado_en mostrado_en`,
      others: `subcontratado por_un_externo era_cosa_de lo_dirigía la_dirigía dependía_de gestionado_por
        para_nosotros otro_departamento llevado_por corría_a_cargo a_cargo_de_otro hecho_por en_manos_de yo_no los_compañeros utilizado_por usado_por por_otro por_otros por_mis_compañeros mis_compañeros por_los_compañeros se_encargaba_un se_encargaba_una se_encargaba_el se_encargaba_la se_encargaba se_encargaban se_ocupaba se_ocupaban lo_llevaba la_llevaba lo_usaba lo_utilizaba lo_gestionaba la_gestionaba externalizado externalizada subcontratada de_otro_departamento dependía_del correspondía_a era_responsabilidad_de estaba_en_manos un_proveedor una_empresa_externa sin_mi_intervención del_jefe de_mi_jefe de_mi_jefa`,
      private: `afición en_casa los_fines_de_semana por_afición proyectos_privados proyectos_personales
        para_proyectos_privados como_afición como_hobby hobby a_título_personal a_nivel_personal por_placer por_diversión en_mi_tiempo_libre tiempo_libre uso_personal uso_privado proyecto_personal en_mi_casa solo_en_casa como_pasatiempo aficionado aficionada`,
      held: `no_es_problema sin_problemas sin_problema ningún_problema sin_inconveniente sin_caducar no_caducado no_caducada no_vencido no_vencida sin_interrupción en_curso_de_validez`,
    },
  },
};
