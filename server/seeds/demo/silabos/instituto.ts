/**
 * What the didactic units of Desarrollo de Sistemas de Información teach: those of the first two cycles week by week, the rest as their carta
 * orders it; leerContenidos.ts says how it is written.
 */
export const DESARROLLO_DE_SISTEMAS = `
# DS104 | elabora documentos, hojas de cálculo y presentaciones para una oficina
Documentos: El entorno de trabajo; Formato y estilos; Tablas e imágenes; Documentos largos
Hojas de cálculo: Celdas y referencias; Fórmulas; Funciones lógicas; Gráficos
Datos: Ordenar y filtrar; Tablas dinámicas; Validación; Macros sencillas
Presentaciones: Diseño de diapositivas; Animaciones; Trabajo en la nube; Exposición
> Valentín, Handz | 2019 | Guía práctica de Office | Valentin Book
# EF101 | reconoce el puesto de soporte y cumple sus primeras tareas
La empresa: Inducción; Organización; Normas de seguridad; Áreas de tecnología
Observación: Registro de tareas; Inventario de equipos; Atención a usuarios; Bitácora
Participación: Apoyo en mantenimiento; Apoyo en instalación; Orden del taller; Reporte semanal
Cierre: Autoevaluación; Evaluación del jefe; Informe; Exposición
> Ministerio de Educación | 2019 | Guía de experiencias formativas en situaciones reales de trabajo | Minedu
# DS102 | ensambla, repara y mantiene computadoras según su ficha técnica
Componentes: Placa y procesador; Memoria; Almacenamiento; Fuente de poder
Ensamblaje: Herramientas; Montaje; Configuración de la placa; Pruebas de arranque
Mantenimiento: Mantenimiento preventivo; Limpieza; Mantenimiento correctivo; Diagnóstico
Periféricos: Impresoras; Pantallas; Equipos portátiles; Disposición de residuos
> Mueller, Scott | 2015 | Upgrading and Repairing PCs | Que
# DS103 | instala y configura sistemas operativos de uso común
Preparación: Tipos de sistemas; Particiones; Medios de instalación; Arranque
Windows: Instalación; Controladores; Usuarios y permisos; Actualizaciones
Linux: Distribuciones; Instalación; Órdenes básicas; Paquetes
Mantenimiento: Respaldo; Restauración; Virtualización; Documentación
> Raya, José Luis; Raya, Laura | 2014 | Sistemas operativos monopuesto | Ra-Ma
# EM102 | usa servicios de internet con criterio y seguridad
Buscar: Navegadores; Buscadores; Fuentes confiables; Derechos de autor
Comunicar: Correo; Videollamadas; Redes profesionales; Conducta en línea
Colaborar: Documentos compartidos; Formularios; Calendarios; Tableros de tareas
Publicar: Página sencilla; Imágenes; Privacidad; Huella digital
> Gralla, Preston | 2007 | Cómo funciona Internet | Anaya
# DS101 | explica cómo se representan, procesan y comunican los datos
Información: Datos e información; Sistemas de numeración; Codificación; Unidades
Hardware: El computador; El procesador; La memoria; Los periféricos
Software: Sistemas y aplicaciones; Licencias; Lenguajes; Bases de datos
Redes: Internet; Servicios; Seguridad básica; Tendencias
> Beekman, George | 2005 | Introducción a la informática | Pearson
# EM101 | expone ideas con claridad ante distintos públicos
Escuchar: La comunicación; Escucha activa; Lenguaje corporal; La voz
Preparar: El público; La idea central; El guion; El ensayo
Exponer: La entrevista; La exposición; Preguntas; Apoyo visual
Convivir: El diálogo; La reunión; El acuerdo; La retroalimentación
> Fonseca, Socorro | 2011 | Comunicación oral y escrita | Pearson
# EM202 | conversa en inglés sobre su vida y su trabajo
Introductions: Saludos; Datos personales; Números; Profesiones
Routines: Presente simple; Horarios; El taller; Herramientas
Requests: Pedir ayuda; Dar instrucciones; Lugares; Precios
Experiences: Pasado simple; Contar un problema; Planes; Entrevista
> Murphy, Raymond | 2015 | Essential Grammar in Use | Cambridge University Press
# EF201 | resuelve incidentes sencillos con supervisión
Plan: Plan de experiencia; Funciones; Metas; Registro
Soporte: Recepción de casos; Diagnóstico; Solución; Cierre del caso
Red: Cableado; Puntos de red; Pruebas; Etiquetado
Cierre: Evidencias; Autoevaluación; Informe; Exposición
> Ministerio de Educación | 2019 | Guía de experiencias formativas en situaciones reales de trabajo | Minedu
# DS202 | atiende usuarios y resuelve sus problemas con método
Mesa de ayuda: Niveles de servicio; Registro de casos; Prioridades; Comunicación con el usuario
Diagnóstico: Preguntas clave; Fallas de hardware; Fallas de software; Fallas de red
Atención remota: Herramientas remotas; Seguridad; Guiar al usuario; Documentar
Mejora: Base de conocimiento; Indicadores; Encuestas; Propuesta de mejora
> Van Bon, Jan | 2008 | Fundamentos de gestión de servicios de TI basados en ITIL | Van Haren
# DS203 | protege equipos y datos de las amenazas más comunes
Amenazas: Principios; Programas maliciosos; Engaños; Contraseñas
Equipos: Antivirus; Cortafuegos; Actualizaciones; Cifrado de disco
Datos: Respaldos; Restauración; Borrado seguro; Datos personales
Respuesta: Incidentes; Registro; Recuperación; Cultura de seguridad
> Aguilera, Purificación | 2010 | Seguridad informática | Editex
# DS204 | instala y administra servicios de red en servidores
Instalación: El servidor; Instalación sin entorno gráfico; Usuarios; Discos
Servicios: DNS; DHCP; Archivos; Impresión
Web: Servidor web; Certificados; Bases de datos; Correo
Operación: Tareas programadas; Monitoreo; Respaldo; Virtualización
> Gómez, Julio; Gómez, Oscar | 2014 | Administración de sistemas operativos | Ra-Ma
# DS201 | instala y configura la red de una oficina
Medios: Cable de cobre; Fibra; Cableado estructurado; Certificación
Direcciones: Direccionamiento; Máscaras; Subredes; Plan de direcciones
Equipos: Conmutadores; Redes virtuales; Puntos de acceso; Enrutadores
Servicio: Acceso a internet; Seguridad inalámbrica; Pruebas; Documentación de la red
> Tanenbaum, Andrew; Wetherall, David | 2012 | Redes de computadoras | Pearson
# EM201 | comprende y redacta textos breves de su trabajo
Leer: Tipos de textos; Ideas principales; Inferencias; Resumen
Redactar: La oración; El párrafo; Conectores; Ortografía
Documentos: El informe; El correo formal; El manual; El acta
Revisar: Corrección; Citas; Diseño; Publicación
> Cassany, Daniel | 2006 | La cocina de la escritura | Anagrama
# EM302 | lee y escribe textos técnicos en inglés
= Manuales y fichas; Mensajes de error; Correos de soporte; Presentación técnica
# EF301 | participa en el análisis de un sistema real
= Plan de experiencia; Levantamiento de información; Propuesta; Informe
# DS303 | analiza un sistema y lo diseña con modelos
= Requisitos; Casos de uso; Modelo de clases; Prototipo
# DS301 | resuelve problemas con algoritmos y los programa
= Algoritmos; Estructuras de control; Funciones; Arreglos
# DS304 | diseña interfaces web claras y accesibles
= HTML semántico; Estilos; Diseño adaptable; Accesibilidad
# DS302 | modela los datos de una organización
= Modelo conceptual; Modelo relacional; Normalización; Diccionario de datos
# EM301 | adopta prácticas que cuidan el ambiente
= Ecosistemas; Residuos; Energía; Proyecto ambiental
# EM401 | reconoce oportunidades de negocio en su entorno
= Creatividad; Cliente; Propuesta de valor; Modelo de negocio
# EF401 | programa partes de un sistema en una empresa
= Plan de experiencia; Desarrollo; Pruebas; Informe
# DS404 | diseña y ejecuta casos de prueba
= Plan de pruebas; Casos; Automatización; Informe de defectos
# DS401 | construye programas con clases y objetos
= Clases; Relaciones; Excepciones; Proyecto
# DS403 | desarrolla aplicaciones web con datos
= Servidor; Formularios; Acceso a datos; Despliegue
# DS402 | administra y consulta bases de datos
= SQL; Procedimientos; Usuarios; Respaldo
# EM501 | elabora un plan de negocio viable
= Mercado; Operaciones; Finanzas; Sustentación
# EF501 | desarrolla un módulo completo con un equipo
= Plan de experiencia; Iteraciones; Entrega; Informe
# DS503 | planifica y controla un proyecto de software
= Alcance; Cronograma; Métodos ágiles; Cierre
# DS501 | desarrolla aplicaciones móviles
= Pantallas; Datos locales; Servicios; Publicación
# DS502 | desarrolla servicios web seguros
= Arquitectura; Contratos; Autenticación; Pruebas
# DS504 | despliega aplicaciones en la nube
= Cuentas y costos; Máquinas; Contenedores; Monitoreo
# EM502 | actúa con ética en su trabajo y su comunidad
= Persona; Ciudadanía; Ética profesional; Convivencia
# EM601 | resuelve problemas con método y en equipo
= Problema; Causas; Alternativas; Evaluación
# EF601 | asume un encargo de principio a fin
= Diagnóstico; Plan; Ejecución; Sustentación
# DS604 | integra lo aprendido en un producto
= Concepción; Diseño; Construcción; Entrega
# DS601 | implanta un sistema y capacita a sus usuarios
= Plan de implantación; Migración; Capacitación; Soporte
# DS603 | protege aplicaciones desde su diseño
= Amenazas; Código seguro; Pruebas de seguridad; Respuesta
# DS602 | construye tableros que ayudan a decidir
= Indicadores; Modelo dimensional; Carga de datos; Tableros
`
