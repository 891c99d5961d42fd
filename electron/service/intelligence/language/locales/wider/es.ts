import type { Wider } from './wider.ts';

/** Spanish of Spain and of Latin America, beyond ../es.ts: how offers are worded and how resumes say it. */
export const es: Wider = {
  function_words: `
    primera primer primeras primeros
    viene_de que_venga_de venga_de venir_de
    indispensablemente excluyentemente deseablemente ideal ideales fundamentalmente estrictamente
    se_requieren se_necesitan se_buscan se_solicitan se_exigen se_piden se_apreciará se_apreciarán apreciable
    se_tendrá_en_cuenta se_considerará se_priorizará se_dará_preferencia se_dará_prioridad será_un_plus suma_puntos
    sumará_puntos suma se_busca_a requerimos requiérese incorporamos precisamos estamos_buscando estamos_en_búsqueda
    nos_encontramos_en_la_búsqueda buscando búsqueda_de orientamos_la_búsqueda ser_una_persona una_persona sujeto
    contar_con contar_con_un contar_con_una cuente_con que_cuenta_con que_tiene que_disponga que_dispone que_posee
    que_demuestre que_acredite que_aporte que_sepa_usar que_domine que_maneje que_conozca que_hable que_viva que_resida
    que_esté que_estén que_lleve que_lleven que_sea que_sean que_se_encuentre encontrarse se_encuentre se_encuentra
    se_halla hallarse halle estar_en estar_con haberse haber_tenido haber_estado haber_realizado haya_realizado
    ha_realizado realizado realizada realizar realiza realizó hubiera_tenido habiendo_sido tuvieron tuve tenerlo
    valdrá valdría sirve servirá servir_de bastará basta suficientemente preciso exigible_ requisito_indispensable
    requisito_excluyente requisito_obligatorio requisito_mínimo requisito_deseable condición_indispensable
    condición_excluyente condición_necesaria como_requisito como_condición no_indispensable no_excluyente_
    sexo_indistinto indistinto indistintamente ambos_sexos postúlate postularse postular aplicar aplica aplicante
    aplicantes aspiramos prospecto ocupante colaborador_a colaboradora_ compañero_a integrante_ interesados_as
    interesadas interesada los_interesados las_personas la_candidata el_candidato los_candidatos candidato_a
    candidatos_as persona_candidata quién_sea quien_ocupe la_persona_seleccionada persona_seleccionada seleccionada
    seleccionado elegida elegido titular_de_la_plaza plaza vacantes posición posiciones rol_ roles_ búsquedas
    contratación convocatoria_ bolsa_de_empleo solvencia solvente solventemente solvente_en reconocible tangible
     manifiesta manifiesto constatable constatada constatado evidenciable evidencie evidencia_ evidenciar
    justificable justifique justificar justificada justificado avalado avalada avale avalar respaldado respaldada
    respaldar documentada documentado documentable previamente previa previo previas previos anterioridad
    con_anterioridad anteriormente_ en_algún_momento en_su_trayectoria en_su_carrera en_su_vida a_lo_largo_de_su
    por_cuenta_propia_ in situ in_situ ideal_que deseable_que valorable_que importante_que indispensable_contar
    gran grandes excelente_ óptimo óptima óptimos óptimas buenas_ correcta correctas correctos fuerte fuertes firme
    firmes profunda profundo plena pleno plenamente completamente totalmente altamente particularmente especialmente
    específicamente específica específico específicas específicos concretamente concreta determinada determinado
    respectiva respectivo correspondiente correspondientes pertinente pertinentes oportuna oportuno debidamente
    legal_ oficial_ oficialmente formal_ formalmente regulada mínimamente_ preferible_que ideal_si si_es_posible
    te buscamos_a te_pedimos te_exigimos necesitas debes deberías deberás tendrás tenés sabés contás vos dominas manejas
    conoces hablas vives resides cuentas posees dispones aportas acreditas demuestras sabes_ eres_una tengas sepas
    domines manejes conozcas hables cuentes dispongas aportes vivas residas estés lleves hayas has_ tú_ nosotros
    nosotras le_gusta guste gustar gusta apetezca voluntad_ ganas con_ganas vocación con_vocación perfil_con
    perfiles_con alguien_con_ gente_con profesional_con profesionales_con técnico_con persona_con_ personas_con`,
  cues: {
    leader: `gerente gerente_de_tienda encargado_de_tienda encargada_de_tienda jefe_de_tienda jefa_de_tienda jefe_de_obra jefe_de_cocina jefa_de_cocina jefe_de_sala jefe_de_turno jefe_de_almacén mayordomo gobernanta subgerente jefe_de_equipo`,
    experience: `background experiencia_previa experiencia_demostrable experiencia_comprobable experiencia_comprobada
      experiencia_acreditada experiencia_contrastada amplia_experiencia vasta_experiencia dilatada_experiencia
      sólida_experiencia experiencia_sólida probada_experiencia`,
    know: `avezado avezada avezados curtido curtida curtidos curtidas fogueado fogueada fogueados bregado bregada
      rodado_en rodada_en rodaje experimentadas entendido_en entendida_en versado_en versada_en versados instruido
      instruida instruido_en adiestrado adiestrada entrenado entrenada entrenado_en entrenamiento capacitados
      capacitadas capacitación_en capacitado_en capacitada_en formación_en formado_en_ especializado_en
      especializada_en especializado especializada acostumbrado acostumbrada acostumbrado_a acostumbrada_a
      acostumbrados habituado_a habituada_a habituados habituadas usuario_de usuaria_de usuario usuaria
      usuario_avanzado usuaria_avanzada usuario_experto usuario_habitual usuarios_de desenvolverse desenvuelve
      desenvolverse_en desenvolverse_con se_desenvuelve se_desenvuelve_con desenvolvimiento desenvoltura
      defenderse_con defenderse_en se_maneja manejarse se_maneja_con se_maneja_en manejarse_con manejarse_en
      se_mueve_con se_mueve_en desempeñarse desempeñarse_en se_desempeña trabajar_con trabaje_con haber_trabajado_con
      ha_trabajado_con ha_usado haya_usado ha_utilizado haya_utilizado ha_manejado haya_manejado operar opera operado
      operación_de operando manipular manipulación_de maestría_en_el_manejo domino manejo_de manejo_del
      conocimiento_de conocimiento_en conocimientos_sobre nociones_sólidas base_sólida bases_sólidas vasta dilatada
      know_how cancha kilometraje tablas pericia_en facilidad_para facilidad_con aptitud_para idoneidad solvencia_en
      solvencia_técnica proficiencia conocedores estar_familiarizado estar_familiarizada programando desarrollando
      codificando programación_en desarrollo_en desarrollo_con programar_en`,
    industry: `rubro rubros giro ramo gremio industria_de_la sector_de_la sector_del sectores entornos entorno ámbito_de
      ambiente ambientes mundo_de mundo_del mundo_de_la negocio_de_la vertical verticales segmento mercado_de industria_del`,
    past: `procedente proveniente provenientes procedentes procedencia proveniencia que_provenga provenga proviene
      proceda que_proceda procede con_paso_por paso_por pasó_por haya_pasado_por
      ha_pasado_por ex_empleado_de exempleado_de`,
    now: `sigue siga sigue_trabajando sigue_empleado sigue_empleada continúa continúe continúa_en sigue_en siga_en
      a_la_fecha hoy_en_día en_la_actualidad_ al_presente actualmente_trabaja vigente_en_el_cargo hoy_por_hoy ahora_mismo`,
    work: `antigüedad antigüedad_mínima antigüedad_de
      laboró laborado labora laborar labore laborando ha_laborado haya_laborado se_desempeñó
      se_desempeña se_haya_desempeñado se_ha_desempeñado desempeñándose actuado_como actuar_como fungir
      fungido fungió funge ejerza_como ejerza haya_ejercido ha_ejercido
      haya_laborado trayectoria_laboral carrera_profesional_ recorrido_profesional
      recorrido_laboral andadura andadura_profesional experiencia_laboral_ a_nivel_laboral desempeñando_funciones
      desempeñando_funciones_de funciones_de en_labores_de en_tareas_de en_funciones al_volante_de al_volante`,
    employer: `laboró_en laborado_en haya_laborado_en ha_pasado_por_la plantel nómina_de`,
    as: `como_ en_posiciones_de en_posición_de en_puestos_de en_cargos_de en_roles_de en_rol_de en_el_rol en_el_puesto
      en_la_posición_de desempeñándose_como fungiendo_como bajo_el_cargo_de en_el_oficio_de`,
    completed: `recibido recibida recibidos recibidas recibido_de recibida_de recibirse se_recibió titulado titulada
      titulados tituladas titulado_a titulación_obtenida con_título_ con_título_en_mano egresado_ egresados egresadas
      egresado_de egresada_de concluida concluidos concluidas concluyó_ culminado culminada culminados culminadas
      culminó finalizados finalizadas finiquitado terminados terminadas acabada acabados rendido rendida aprobadas
      aprobados completo completa completos completas cursado_y_aprobado diplomado_ recibido_a graduados graduadas
      licenciado_y_titulado con_cédula titulado_y_con_cédula obtenidos obtenidas`,
    degree: `carrera_profesional carrera_universitaria_completa profesional_universitario
      profesional_titulado universitario_completo universitarias titulado_superior titulada_superior título_de
      título_profesional_de título_profesional_en estudios_de estudios_en estudios_superiores_en nivel_universitario
      grado_académico_de formación_académica formación_de_grado carrera_de_grado carreras_de carreras_afines`,
    secondary: `secundario_completo secundario secundaria_completa enseñanza_media cuarto_medio media_completa
      bachiller bachilleres preparatoria prepa educación_secundaria graduado_escolar eso_completa graduado_en_eso
      enseñanza_secundaria enseñanza_media_completa secundarios estudios_secundarios preparatoria_terminada polimodal`,
    vocational: `técnico_laboral técnico_medio técnico_profesional formación_técnica técnico_en carrera_técnica cfgm
      ciclo_formativo_de_grado_medio ciclo_medio nivel_técnico estudios_técnicos bachillerato_técnico fp_de_grado_medio
      título_técnico nivel_medio_superior técnico_nivel_medio`,
    diploma: `tecnólogo tecnóloga tecnólogo_en tecnicatura tecnicatura_en tsu técnico_superior_universitario
      técnico_universitario terciario terciario_completo estudios_terciarios cfgs ciclo_formativo_de_grado_superior
      fp_superior fp_de_grado_superior ciclo_superior técnico_superior_en`,
    bachelor: `licenciados licenciadas licenciado_en licenciada_en licenciado_a licenciatura_en ingeniero_en
      ingeniera_en ingeniería_en grado_universitario_en lic. bachiller_universitario bachelor graduado_universitario
      graduada_universitaria arquitectura_técnica 
      ingeniera_técnica contador_público contadora_pública`,
    master: `magíster magister máster_en posgrado_universitario estudios_de_posgrado título_de_posgrado mba_ postítulo`,
    student: `estudiante_de estudiante_avanzado estudiante_avanzada alumno_de pasante_de cursando_la_carrera
      próximo_a_recibirse próxima_a_recibirse`,
    certificate: `acredita acreditar_ acredite carnet_de_ credenciales constancia constancia_de constancias
      registro_profesional registro matrícula matrícula_habilitante cédula_profesional cédulas diplomado_en
      título_habilitante_ habilitación_profesional certificado_de certificación_de certificación_en certificados_de
      formación_acreditada colegiación colegiación_vigente libreta libreta_sanitaria libreta_de`,
    licence: `registro_de_conducir licencia_de licencia_clase licencia_tipo brevete pase licencias`,
    valid: `vigente_ al_día_ en_orden en_regla__ habilitada habilitado no_vencida_ con_vigencia_ vigencia_actual
      actualizada_ actualizados actualizadas a_la_fecha_ en_vigencia_`,
    speak: `conversacional parlante hispanohablante angloparlante hablante_de maneje_el dominio_del_idioma
      manejo_del_idioma se_comunique comunique comunicarse_con dialogar`,
    native: `hablante_nativo hablante_nativa nativo_de lengua_nativa idioma_materno bilingües bilingüismo`,
    fluent: `fluidamente_ alto alta nivel_excelente avanzado_ conversación_fluida dominio_alto fluidez_en muy_alto
      muy_alta excelente_dominio perfecto_dominio pleno_dominio alto_dominio bilingüe_`,
    working_level: `nivel_bueno buen_nivel nivel_medio_alto intermedio_alto intermedio_avanzado nivel_laboral
      nivel_empresarial competencia_profesional nivel_intermedio_alto`,
    intermediate: `nivel_intermedio nivel_medio intermedia conversacional_ nivel_conversacional medio_ regular_`,
    basic: `básica básicas elemental elementales nivel_básico nivel_inicial nivel_elemental conocimientos_elementales
      inicial`,
    lead: `superviso coordino dirijo gestiono_un_equipo lidero mando_sobre_equipos
      a_su_cargo_ tenido_a_su_cargo haya_tenido_a_su_cargo tenga_a_su_cargo ha_tenido_a_su_cargo con_personal_a_cargo
      gente_a_su_cargo gente_a_cargo_ equipo_a_cargo equipos_a_su_cargo equipo_a_su_cargo_ personas_a_su_cargo
      personal_a_su_cargo personal_a_cargo colaboradores_a_su_cargo conducido_equipos conducción_de_equipos
      conducción_de_personal conducir_equipos manejo_de_personal manejo_de_equipos manejo_de_gente coordinado_equipos
      coordinación_de_equipos coordinación_de_personas liderazgo_de_equipos liderar_equipos liderado_equipos
      comandado comandar comanda dirección_de_personal supervisión_de_personal encargado_de_personal jefatura
      jefaturas tener_gente_a_cargo reportes_directos_ reportes_directos`,
    people: `personal_a reportes desarrolladoras programadoras juniors becarios becarias practicantes pasantes
      vendedoras ventas_ operadores operadoras administrativos administrativas auxiliares_administrativos cajeros
      cajeras obreros obreras albañiles peones_ choferes técnicos_ asesores asesoras ejecutivos analistas consultores
      docentes profesores cocineras_ meseros meseras mucamas enfermeras_ profesionales_a`,
    team: `cuadrillas brigadas células célula squad equipo_multidisciplinar equipo_multidisciplinario`,
    mentor: `tutorizo mentoreo oriento_a acompaño_a formo_a capacito_a
      mentor mentora mentoría mentorías hizo_de_mentor mentoreado mentorear mentoreó tutorizado tutorizar tutor
      tutora tutoría tutorías guiado guiar orientado orientar acompañado_a acompañar_a acompañamiento_de formado_a
      formar_a apadrinado coaching_a instruido_a capacitado_a capacitar_a`,
    live: `vivir_en radicar radica radique radicado_en radicada_en residencia_en domicilio_cercano vivir_cerca
      resida_en residir_en oriundo residente_en vecino_de vecina_de domiciliarse afincarse con_domicilio_en`,
    relocate: `radicarse radicarse_en radicarme reubicación_geográfica relocalización relocalizarse cambio_de_ciudad_
      disponibilidad_geográfica movilidad_geográfica_ cambio_de_radicación mudarse_a trasladarse_a mudarse_de_ciudad
      mudanza_ establecerse_en instalarse_en irse_a_otra_ciudad`,
    near: `alrededores zonas_aledañas aledañas aledaños cercanías proximidades inmediaciones zona  
      área_metropolitana conurbado conurbano gran_área cercana cercano `,
    right_to_work: `permiso_para_trabajar_en documentos_para_trabajar documentación_para_trabajar
      residencia_legal_en situación_migratoria_regular condición_migratoria visa_de_trabajo_vigente forma_migratoria`,
    salary: `pretensiones_salariales pretensiones_económicas aspiración_salarial pretensión_salarial remuneración
      pretensiones_de_renta renta_líquida expectativa_salarial remuneración_pretendida banda_salarial`,
    start: `incorporación_inmediata_ disponibilidad_de_inmediato disponibilidad_para_incorporarse inicio_inmediato
      ingreso_inmediato ingreso inmediato de_manera_inmediata incorporación_urgente comenzar_de_inmediato
      empezar_de_inmediato pronto_ingreso incorporarse_de_inmediato incorporarse_ya empezar_ya`,
    full_time: `full_time tiempo_completo_ jornada_completa_ jornada_laboral_completa dedicación_completa
      dedicación_exclusiva`,
    part_time: `part_time tiempo_parcial medio_tiempo medio_turno a_tiempo_parcial por_horas jornada_reducida`,
    shift: `rolar_turnos rol_de_turnos rotación_de_turnos turnos_rotatorios_ turno_vespertino turno_matutino matutino
      trabajar_de_noche trabajado_de_noche trabaje_de_noche feriados días_festivos`,
    travel: `desplazamientos desplazarse desplazamiento viajar_al_interior viajes_frecuentes viajes_al_exterior
      desplazarse_al_extranjero viajar_al_extranjero disponibilidad_para_desplazarse desplazamientos_internacionales
      desplazamientos_nacionales viajes_internacionales viajes_nacionales viaje viaja viajes_de_trabajo`,
    remote: `home_office trabajo_remoto teletrabajar modalidad_remota modalidad_híbrida modalidad_presencial
      trabajo_híbrido remota en_remoto`,
    driving: `carnet_b carné_b permiso_b carnet_c carné_c permiso_c carnet_ce carnet_d carnet_a licencia_b
      licencia_de_conducir
      licencia_de_manejo licencia_de_manejar licencia_para_conducir registro_de_conducir_ brevete_ auto_propio
      movilidad_propia vehículo coche carro_propio moto_propia moto automóvil_propio automóvil coche_a_disposición`,
    would: `predispuesto predispuesta anuente con_ganas_de dispuesto_a dispuesta_a que_esté_dispuesto
      que_esté_dispuesta abierto_a_ abierta_a_ disponibilidad_para disponibilidad_de_ voluntad_de disponible_para_
      que_acepte`,
    yes: `total plena sin_impedimentos sin_ningún_impedimento ningún_impedimento abierto_a_trabajar dispuesto_a_trabajar
      disponible_también_para puedo_trabajar_de cuando_haga_falta cuando_sea_necesario lo_que_haga_falta encantado_de`,
    or_similar: `o_carrera_afín o_carreras_afines o_afines o_carrera_similar o_titulación_similar o_similares_
      o_equivalente_ y_afines o_relacionada o_relacionadas o_relacionados`,
    thing: `aplicación aplicaciones aplicativo aplicativos paquete paquetería paqueterías lenguaje lenguajes framework
      entorno_de tecnología tecnologías suite`,
    deep: `sólido avanzados avanzadas sólida_ profundo_ avanzado_ intermedio_o_avanzado`,
    expert: `expertos expertas experto_en experta_en especialista_ referente gurú dominio_experto`,
  },
  status: {
    before: {
      denied: `ninguna_de nulo ninguno todavía_no no_cuento no_cuento_con no_dispongo_de no_tengo_experiencia
        no_he_trabajado no_he_usado nunca_usé nunca_trabajé jamás_he no_sé no_trabajo_con no_realizo imposibilidad
        sin_licencia sin_título`,
      basic: `conocimientos_elementales nociones algo_de un_poco_de mínimo_de idea_de`,
      learning: `cursando_actualmente estudiante_del estoy_aprendiendo_a haciendo_el matriculado_en_el en_formación_de
        próximo_a_comenzar`,
      planned: `me_apunté me_he_apuntado tengo_pendiente voy_a_hacer voy_a_sacar voy_a_empezar haré tramitando_la
        iniciaré comenzaré_el empezaré_el quiero_obtener por_realizar por_hacer próximamente`,
      lapsed: `expirado expirada se_me_venció me_caducó caducados vencidos `,
      abandoned: `trunco trunca truncos trunca_la inconcluso inconclusa dejé_la carrera_trunca abandoné_la`,
    },
    behind: {
      denied: `no_lo_he_usado no_la_he_usado no_lo_he_utilizado todavía_no no_tengo no_cuento no_trabajé no_he_trabajado
        no_recibido no_recibida aún_no_lo nunca_lo_usé nunca_lo_utilicé sin_estrenar no_usado_todavía no_obtenido
        no_obtenida no_la_tengo no_lo_tengo`,
      basic: `nociones elemental inicial rudimentos me_defiendo muy_básico algo a_nivel_usuario lo_básico
        unas_palabras pocas_palabras`,
      learning: `en_proceso_de_aprendizaje en_proceso aprendiéndolo en_fase_de_aprendizaje pasante
      en_estudio cursando_el en_clases matriculada_en inscrita_en en_etapa_de_aprendizaje semestre_en_curso
        quinto_semestre sexto_semestre cursando_el_último cursando_último`,
      planned: `por_sacar por_hacer por_obtener
      inscrita inscrito inscripto inscripta comienzo_en comienzo lo_haré la_haré lo_haré_este lo_voy_a_hacer
        lo_empiezo inicio_previsto inicio_en por_iniciar por_comenzar por_realizar por_hacer me_apunto pendiente_de_inicio
        turno_pedido en_gestión en_trámites tramitándose por_sacar`,
      lapsed: `caducado_en caducó_en vencida_en vencido_en expiró expiraron ya_vencida ya_vencido caduca_desde
        sin_vigencia`,
      abandoned: `lo_dejé_en la_dejé_en 
      trunco trunca truncos truncas carrera_trunca materias_adeudadas adeudo_materias no_recibido_ no_titulado
        no_titulada pasante_sin_título sin_tesis_ abandonada_en abandonado_en no_concluido no_concluida no_concluidos
        inconclusos quedó_trunca quedó_inconclusa sin_recibirme no_me_recibí egresado_no_titulado egresada_no_titulada
        egresado_sin_título`,
      held: `al_día hasta_2027 hasta_2028 hasta_2029 hasta_2030`,
    },
  },
};
