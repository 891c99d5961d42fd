import type { ResumeLocale } from '../../resume_locale.ts';

export const SPANISH: ResumeLocale = {
  headings: {
    header: `Contacto, Datos personales, Datos de contacto, Información personal, Información de contacto, Mis datos, Perfiles, Redes sociales, Enlaces, Contáctame, Dirección, Datos, Redes, Detalles personales`,
    summary: `Perfil, Perfil profesional, Resumen, Resumen profesional, Sobre mí, Objetivo, Objetivo profesional, Extracto, Acerca de mí, Presentación, Perfil laboral, Objetivos, Resumen ejecutivo, Objetivo laboral, Quién soy, Resumen de perfil,
      Perfil personal, Objetivos profesionales, Mi perfil, Síntesis, Introducción, Resumen de cualificaciones, Declaración personal, Extracto profesional`,
    experience: `Experiencia, Experiencia laboral, Experiencia profesional, Historial laboral, Trayectoria profesional, Trayectoria, Experiencias, Experiencias laborales, Experiencias profesionales, Antecedentes laborales, Historia laboral, Prácticas,
      Experiencia de trabajo, Trayectoria laboral, Vida laboral, Carrera profesional, Prácticas profesionales, Empleo, Empleos, Historial profesional, Otras experiencias, Otra experiencia, Experiencia relevante, Experiencia previa, Pasantías,
      Prácticas laborales, Desarrollo profesional, Recorrido profesional, Actividad profesional, Otras experiencias laborales, Becas y prácticas, Experiencia docente, Experiencia investigadora, Experiencia en el sector, Cargos desempeñados, Puesto actual, Trabajo actual, Empleo actual, Cargo actual, Puestos anteriores, Trabajos anteriores, Empleos anteriores, Cargos anteriores,
      Experiencia anterior, Prácticas en empresa, Prácticas en empresas`,
    education: `Educación, Formación, Formación académica, Estudios, Educación y formación, Titulación, Formación y estudios, Estudios realizados, Formación reglada, Historial académico, Datos académicos, Titulaciones, Preparación académica,
      Antecedentes académicos, Estudios académicos, Educación académica, Formación universitaria, Trayectoria académica, Perfil académico, Formación profesional, Nivel de estudios, Escolaridad, Estudios superiores, Formación oficial, Currículum académico,
      Estudios universitarios, Formación educativa, Enseñanza y formación, Mi formación, Títulos académicos, Titulación académica, Formación superior, Información académica, Títulos, Estudios y formación, Formación académica y profesional`,
    skills: `Habilidades, Competencias, Aptitudes, Conocimientos, Habilidades técnicas, Conocimientos informáticos, Informática, Competencias técnicas, Destrezas, Capacidades, Aptitudes y competencias, Herramientas, Competencias profesionales, Habilidades profesionales,
      Conocimientos técnicos, Competencias personales, Competencias digitales, Habilidades personales, Habilidades blandas, Habilidades informáticas, Competencias informáticas, Habilidades y competencias, Fortalezas, Competencias clave, Aptitudes profesionales,
      Habilidades clave, Habilidades sociales, Programas informáticos, Software, Tecnologías, Cualidades, Especialidades, Áreas de conocimiento, Habilidades y conocimientos, Conocimientos y habilidades, Competencias transversales, Ofimática, Habilidades y aptitudes,
      Otras habilidades, Competencias y habilidades, Lenguajes de programación, Herramientas informáticas, Áreas de experiencia, Otros conocimientos, Puntos fuertes, Conocimientos y competencias, Aptitudes destacadas, Manejo de software`,
    languages: `Idiomas, Lenguas, Lenguas extranjeras, Idioma, Conocimiento de idiomas, Conocimientos de idiomas, Competencias lingüísticas, Idiomas extranjeros, Nivel de idiomas, Competencia lingüística, Lengua materna y otros idiomas, Habilidades lingüísticas`,
    certifications: `Certificados, Certificaciones, Cursos, Formación complementaria, Licencias, Cursos y certificaciones, Certificaciones y cursos, Formación adicional, Cursos y seminarios, Cursos realizados, Formación continua, Carnets, Carnés, Permisos, Cursos complementarios,
      Licencias y certificaciones, Acreditaciones, Documentos, Documentación, Licencias y permisos, Carnets y permisos, Certificados y licencias, Otros cursos, Carnet de conducir, Permiso de conducir, Títulos y certificados, Certificados y cursos, Seminarios, Cursos y certificados, Talleres, Certificados profesionales, Formación no reglada, Licencias y certificados, Otra formación, Otros títulos, Certificaciones profesionales, Formación extra`,
    projects: `Proyectos, Proyectos personales, Proyectos destacados, Proyectos académicos, Proyectos realizados, Proyectos profesionales, Portafolio, Trabajos destacados, Principales proyectos, Mis proyectos, Proyectos relevantes`,
    volunteering: `Voluntariado, Actividades, Experiencia de voluntariado, Actividades extracurriculares, Voluntariados, Trabajo voluntario, Trabajos voluntarios, Experiencia como voluntario, Actividades de voluntariado, Acción social, Asociaciones, Actividades complementarias, Participación social`,
    publications: `Publicaciones, Patentes, Ponencias, Congresos, Conferencias, Publicaciones y ponencias, Artículos, Congresos y ponencias, Publicaciones científicas`,
    awards: `Premios, Logros, Reconocimientos, Premios y reconocimientos, Becas, Distinciones, Becas y premios, Logros destacados, Premios y becas, Méritos, Reconocimientos y premios, Premios y distinciones, Principales logros, Honores`,
    interests: `Intereses, Aficiones, Hobbies, Pasatiempos, Intereses personales, Intereses y aficiones, Aficiones e intereses, Tiempo libre, Ocio, Intereses y hobbies, Pasiones, Hobbies e intereses, Mis intereses`,
    references: `Referencias, Referencias laborales, Recomendaciones, Referencias profesionales, Referencias personales, Referencia`,
    other: `Qué busco, Lo que busco, Busco, Situación actual, Condiciones, Servicio militar, Otros, Otros datos, Información adicional, Otros datos de interés, Datos de interés, Información complementaria, Más información, Disponibilidad, Varios, Datos adicionales, Otra información, Otros méritos, Otros datos relevantes, Movilidad, Otra información de interés, Datos complementarios`,
  },
  weak: `Busco, Condiciones, Prácticas, Empleo, Empleos, Trayectoria, Títulos, Datos, Redes, Enlaces, Dirección, Conocimientos, Herramientas, Informática, Software, Cualidades, Especialidades, Tecnologías, Cursos, Actividades, Logros, Becas, Honores, Méritos, Otros, Varios, Idioma,
    Talleres, Seminarios, Permisos, Ocio, Asociaciones, Artículos, Conferencias, Congresos, Estudios, Desarrollo profesional, Objetivos, Introducción, Síntesis, Presentación, Ofimática, Referencia, Disponibilidad, Movilidad, Capacidades, Aptitudes, Fortalezas, Formación, Experiencias, Pasiones`,
  document: `Carta de presentación, Carta de motivación, Currículum, Currículum vitae, Curriculum, Hoja de vida, Currículo, Mi currículum, CV`,
  at: `en(?: la empresa)?`,
  nouns: {
    experience: 'experiencia experiencias puestos empleos practicas cargos trabajos trayectoria',
    education: 'formacion estudios educacion titulacion titulaciones ensenanzas formaciones',
    skills: 'competencias habilidades conocimientos aptitudes capacidades',
    certifications: 'certificaciones certificados cursos',
    languages: 'idiomas',
    projects: 'proyectos',
  },
  noun_last: false,
  columns: {
    title: `puesto, cargo, profesión o cargo desempeñado, función, profesión o cargo, ocupación, posición, profesión o puesto ocupado, profesión o puesto, puesto desempeñado, cargo desempeñado, función o puesto ocupado, cargo ocupado`,
    employer: `empresa, empleador, compañía, organización, nombre de la empresa, nombre y dirección de la empresa, nombre y dirección de la empresa o empleador, nombre y dirección del empleador, nombre y dirección del empresario, nombre de la empresa o empleador`,
    place: `lugar, ciudad, localidad, ubicación, país`,
    dates: `fecha, fechas, periodo, período, duración, desde, hasta, año, años, inicio, fin`,
    school: `centro, universidad, centro de estudios, institución, escuela, centro de formación, centro educativo, centro de enseñanza, institución educativa, centro docente, nombre y tipo de la organización que ha impartido la educación o la formación, instituto, academia, nombre y tipo de la organización, nombre y tipo de centro de estudios, nombre y tipo del centro de estudios`,
    degree: `título, titulación, cualificación, título de la cualificación obtenida, estudios, titulación obtenida, título obtenido, diploma, especialidad, carrera, grado`,
    other: `funciones, principales actividades, funciones y responsabilidades principales, sector, descripción, tareas, tipo de empresa o sector, nota, principales actividades y responsabilidades, tareas principales, tipo de actividad o sector, tipo de empresa, principales materias o capacidades ocupacionales estudiadas, principales materias, nivel en la clasificación nacional o internacional`,
  },
  months: [
    'enero ene',
    'febrero feb febr',
    'marzo mar mzo',
    'abril abr',
    'mayo may',
    'junio jun',
    'julio jul',
    'agosto ago agto',
    'septiembre setiembre sep sept set',
    'octubre oct',
    'noviembre nov',
    'diciembre dic dici',
  ],
  seasons: {
    primavera: 3,
    verano: 6,
    otoño: 9,
    invierno: 12,
    '1er semestre': 1,
    '2º semestre': 7,
    'primer semestre': 1,
    'segundo semestre': 7,
  },
  present: `(?:la )?actualidad|act\\.|actual(?:mente)?|(?:el )?presente|(?:la )?fecha|(?:el )?d[ií]a de hoy|hoy|ahora|en curso|vigente|presente d[ií]a|el momento`,
  to: `hasta(?: el| la)?|al|a|y`,
  since: `desde(?: el| hace)?|a partir de`,
  from: `desde|de|del|entre`,
  expected: `previst[oa]s?|esperad[oa]s?|estimad[oa]s?|finalización prevista`,
  valid_until: `válid[oa]s? hasta(?: el)?|vigente hasta(?: el)?|vigencia(?: hasta)?|hasta(?: el)?|en vigor hasta(?: el)?|vence(?: en| el)?|vencimiento|fecha de (?:vencimiento|caducidad|expiración)|caduca(?: en| el)?|caducidad|expira(?: en| el)?|renovación(?: en| el)?|a renovar(?: en| el)?`,
  valid_behind: ``,
  degrees: {
    8: `doctorad[oa]|doctor(?:a)? (?:en|por)|tesis doctoral|programa de doctorado`,
    7: `m[áa]ster(?: universitario| oficial| propio)?(?= en\\b| de\\b|\\s|,|$)|maestr[íi]a|magíster|ingenier[íi]a superior|ingeniero (?:superior|de caminos|de telecomunicaci[óo]n)|licenciatura y máster`,
    6: `especialización|posgrado|postgrado|experto universitario|diplomado de posgrado|máster propio|especialista universitario`,
    5: `licenciatura|licenciad[oa]|grado(?! (?:medio|superior))(?=\\s*$| en\\b| de\\b|\\s[–—-]\\s| universitario| \\p{Lu}|,)|doble grado|graduad[oa] en(?! (?:la )?(?:e\\.?s\\.?o|educación secundaria))|diplomatura|diplomad[oa] en|arquitectura(?: técnica)?(?=[\\s,(]|$)|ingenier[oa] (?:civil|industrial|informátic[oa]|técnic[oa]|electr\\p{L}+|mecánic[oa]|químic[oa]|agrónom[oa]|en|de)|ingenier[íi]a(?: técnica| civil| industrial| informática| en| de| mecánica| eléctrica| química)?(?=[\\s,]|$)|arquitect[oa] técnic[oa]|bachelor universitario|título universitario|contador público|abogad[oa](?=,|$)`,
    4: `(?:ciclo formativo de )?grado superior|técnic[oa] superior(?: en)?|c\\.?f\\.?g\\.?s\\.?|fp ?ii(?=[\\s,]|$)|ciclo superior|fp (?:de )?grado superior|f\\.p\\. (?:de )?grado superior|formación profesional (?:de )?grado superior|formación profesional superior|ciclo formativo superior|técnic[oa] superior universitari[oa]|tecnólog[oa] en|tecnicatura(?: superior)?`,
    3: `diplomado|técnic[oa] especialista|certificado de profesionalidad(?: de)? nivel 3`,
    2: `formación profesional(?! de grado superior)|(?:ciclo formativo de )?grado medio|c\\.?f\\.?g\\.?m\\.?|técnic[oa] medio en|fp ?i?(?=[\\s,(]|$)|f\\.p\\.|ciclo medio|técnic[oa] auxiliar|certificado de profesionalidad|ciclo formativo|bachiller(?:ato)? técnico|técnic[oa] laboral|técnic[oa] profesional|técnic[oa] en|carrera técnica|técnic[oa] en cuidados`,
    1: `bachillerato|bachiller|e\\.?s\\.?o\\.?(?=[\\s,(]|$)|educación secundaria(?: obligatoria)?|graduado escolar|graduado en eso|secundaria|selectividad|ebau|cou(?=[\\s,(]|$)|bup(?=[\\s,(]|$)|preparatoria|enseñanza media|educación media|graduado en educación secundaria(?: obligatoria)?|enseñanza secundaria`,
  },
  schools: `universidad|universitat|escuela|instituto|colegio|facultad|politécnica|politécnico|ies|i\\.e\\.s\\.|academia|liceo|conservatorio|centro de formación|uned|upv|upm|upc|uoc|esade|iese|sena|unam|itesm|tecnológico de|tecnológica|centro de estudios|c\\.?i\\.?f\\.?p\\.?|cipfp|salesianos`,
  levels: {
    C2: `nativo|nativa|lengua materna|idioma materno|materna|bilingüe|bilingue|lengua nativa|idioma nativo|dominio nativo|lengua propia|castellano nativo`,
    C1: `fluido|fluida|con fluidez|fluidez|avanzado|avanzada|nivel alto|alto|alta|muy bueno|muy buen nivel|excelente|dominio|nivel avanzado|competencia profesional completa|profesional,? (?:y )?fluid[oa]|dominio profesional completo|nivel profesional completo|completa|hablado y escrito con fluidez`,
    B2: `profesional|bueno|buen nivel|buena|nivel profesional|medio[- ]alto|intermedio[- ](?:alto|avanzado)|upper[- ]intermediate|competencia básica profesional|hablado y escrito|hablado|first certificate`,
    B1: `intermedio|intermedia|medio|nivel medio|media|conversacional|conversación|competencia básica limitada|limitad[oa]|nivel intermedio|regular`,
    A2: `básico|básica|basico|elemental|principiante|nociones|bajo|baja|nivel básico|nivel bajo|inicial|competencia elemental|iniciación|escolar|conocimientos básicos|me defiendo|algunas palabras|unas palabras|un poco|lo básico|rudimentos`,
  },
  personal: `fecha(?: y lugar)? de nacimiento|lugar(?: y fecha)? de nacimiento|nacionalidad|estado civil|sexo|género|edad|nacid[oa](?: el| en)|dni(?:/nie)?|nif|nie|pasaporte|c[ée]dula(?! profesional)(?: de (?:identidad|ciudadanía))?|curp|rut|solter[oa]|casad[oa]|hijos`,
  labels: {
    given: `nombres?(?:\\(s\\))?`,
    family: `apellidos?(?:\\(s\\))?`,
    name: `nombre|nombre y apellidos|apellidos y nombre|nombre completo|nombres y apellidos|nombre\\(s\\)|candidat[oa]`,
    place: `ubicación|dirección|domicilio|localidad|ciudad|lugar de residencia|residencia|población|dirección postal|provincia|residente en|lugar|municipio|ciudad de residencia|lugar de domicilio|ciudad y país|ciudad/país|país y ciudad|dirección de residencia`,
    phone: `teléfono(?: móvil| fijo| de contacto)?|tel[ée]f|tlf|tfno|móvil|movil|celular|tel[ée]fono|cel|tel|whatsapp|tlfno`,
  },
  titles: `ingeniero ingeniera desarrollador desarrolladora jefe jefa director directora gerente responsable analista consultor consultora técnico técnica
      administrativo administrativa asistente auxiliar contable enfermero enfermera médico médica profesor profesora maestro maestra becario becaria
      vendedor vendedora dependiente dependienta camarero camarera cocinero cocinera conductor conductora operario operaria encargado encargada coordinador
      coordinadora abogado abogada arquitecto arquitecta ayudante aprendiz oficial peón albañil electricista fontanero fontanera soldador soldadora
      carpintero carpintera pintor pintora mecánico mecánica montador mozo moza almacenero carretillero carretillera repartidor repartidora chófer
      transportista cajero cajera recepcionista conserje limpiador limpiadora vigilante socorrista educador educadora docente tutora
      formador formadora pedagogo pedagoga psicólogo psicóloga fisioterapeuta farmacéutico farmacéutica odontólogo odontóloga dentista veterinario
      veterinaria celador celadora matrona cuidador cuidadora gerocultor gerocultora trabajador trabajadora supervisor supervisora inspector inspectora
      auditor auditora controlador controladora tesorero tesorera contador contadora asesor asesora gestor gestora comercial representante delegado delegada
      agente comprador compradora programador programadora informático diseñador diseñadora redactor redactora periodista traductor traductora
      intérprete fotógrafo fotógrafa editor editora investigador investigadora científico biólogo bióloga químico economista secretario
      secretaria subdirector subdirectora presidente presidenta fundador fundadora socio socia propietario propietaria practicante voluntario voluntaria
      panadero panadera pastelero pastelera carnicero carnicera peluquero peluquera jardinero jardinera camarista barista ejecutivo ejecutiva especialista
      planificador planificadora delineante topógrafo topógrafa letrado letrada procurador notario teleoperador teleoperadora promotor promotora azafata
      guía`,
  employment: `contrato (?:indefinido|temporal|eventual|fijo|fijo[- ]discontinuo|de obra|de prácticas)|indefinid[oa]|media jornada|(?:a )?jornada (?:completa|parcial|reducida)|(?:a )?tiempo (?:completo|parcial)|fijo[- ]discontinuo|\\d{1,2}(?:[.,]\\d)? ?(?:h|horas) ?(?:/|por|a la|semanales) ?(?:semana|sem\\.?)?`,
  employers: String.raw`talleres|aceros|componentes|industrias|construcciones|grupo|transportes|hospital|clínica|centro de salud|ayuntamiento|diputación|junta de|gobierno|ministerio|consejería|servicio (?:andaluz|madrileño|vasco|gallego) de|residencia|restaurante|cafetería|panadería|hostal|hoteles|supermercados?|almacenes|ferretería|gestoría|asesoría|bufete|despacho|constructora|inmobiliaria|cooperativa|bodegas?|fábrica|laboratorios|farmacia|seguros|caja|empresa|fundación|asociación|consultores|abogados|servicios|sistemas|tecnologías|distribuciones|logística|paquetería|mensajería|astilleros|frigoríficos|conservas|editorial|imprenta|guardería|colegio`,
};
