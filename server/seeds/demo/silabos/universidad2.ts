/** What the courses of cycles VI to X of Ingeniería de Sistemas teach; leerContenidos.ts says how it is written. */
export const CICLOS_6_A_10 = `
# GE601 | registra, costea e interpreta la situación económica de una empresa
Contabilidad: La ecuación contable; El plan contable; Libros y registros; Estados financieros
Costos: Elementos del costo; Costos por órdenes; Costos por procesos; Costeo por actividades
Análisis: Costo, volumen y utilidad; Presupuestos; Costos estándar; Costos de un software
Control: Razones financieras; Control interno; Tributación básica; Caso de una empresa regional
> Horngren, Charles; Datar, Srikant; Rajan, Madhav | 2012 | Contabilidad de costos | Pearson
> Polimeni, Ralph; Fabozzi, Frank; Adelberg, Arthur | 1997 | Contabilidad de costos | McGraw-Hill
# SI601 | obtiene, documenta y valida requisitos de software
El requisito: Tipos de requisitos; Interesados; El documento de visión; Alcance del producto
Obtención: Entrevistas; Observación; Talleres de requisitos; Prototipos
Especificación: Historias de usuario; Casos de uso; Criterios de aceptación; Requisitos de calidad
Gestión: Priorización; Trazabilidad; Cambios; Validación con usuarios
> Wiegers, Karl; Beatty, Joy | 2013 | Software Requirements | Microsoft Press
> Pohl, Klaus; Rupp, Chris | 2015 | Requirements Engineering Fundamentals | Rocky Nook
# IN601 | plantea un problema de investigación y diseña cómo estudiarlo
El problema: Ciencia e investigación; Líneas de investigación; Planteamiento del problema; Objetivos y justificación
El marco teórico: Antecedentes; Búsqueda sistemática; Bases teóricas; Hipótesis y variables
El método: Enfoques y diseños; Población y muestra; Técnicas e instrumentos; Validez y confiabilidad
El proyecto: Cronograma y presupuesto; Ética de la investigación; Redacción del proyecto; Sustentación
> Hernández, Roberto; Mendoza, Christian | 2018 | Metodología de la investigación: las rutas cuantitativa, cualitativa y mixta | McGraw-Hill
> Bunge, Mario | 2000 | La investigación científica | Siglo XXI
# MA601 | modela decisiones como programas lineales y las resuelve
Programación lineal: Formulación de modelos; Método gráfico; Método simplex; Casos especiales
Dualidad: El problema dual; Análisis de sensibilidad; Precios sombra; Uso de solucionadores
Transporte: Modelo de transporte; Asignación; Transbordo; Aplicaciones logísticas
Redes: Ruta más corta; Flujo máximo; Proyectos con CPM; Proyectos con PERT
> Taha, Hamdy | 2012 | Investigación de operaciones | Pearson
> Hillier, Frederick; Lieberman, Gerald | 2010 | Introducción a la investigación de operaciones | McGraw-Hill
# RE601 | diseña y configura redes locales que funcionan y se documentan
Fundamentos: Modelos OSI y TCP/IP; Medios de transmisión; Cableado estructurado; Ethernet
Direccionamiento: Direcciones IPv4; Subredes; Direcciones IPv6; Planes de direccionamiento
Conmutación: Conmutadores; Redes virtuales; Árbol de expansión; Redes inalámbricas
Enrutamiento: Rutas estáticas; Enrutamiento dinámico; Traducción de direcciones; Red de una oficina
> Tanenbaum, Andrew; Wetherall, David | 2012 | Redes de computadoras | Pearson
> Kurose, James; Ross, Keith | 2017 | Redes de computadoras: un enfoque descendente | Pearson
# CO601 | explica y usa los mecanismos con que un sistema operativo reparte recursos
Procesos: Estructura del sistema operativo; Procesos e hilos; Planificación; Comunicación entre procesos
Concurrencia: Exclusión mutua; Semáforos; Interbloqueo; Problemas clásicos
Memoria: Paginación; Segmentación; Reemplazo de páginas; Memoria compartida
Archivos y servicios: Sistemas de archivos; Entrada y salida; Virtualización; Administración de Linux
> Silberschatz, Abraham; Galvin, Peter; Gagne, Greg | 2006 | Fundamentos de sistemas operativos | McGraw-Hill
> Tanenbaum, Andrew | 2009 | Sistemas operativos modernos | Pearson
# GE701 | decide inversiones y financiamiento con criterio de valor
Finanzas: Función financiera; Estados y flujos de caja; Diagnóstico financiero; Capital de trabajo
Inversión: Matemática financiera; Valor actual neto; Riesgo y rendimiento; Costo de capital
Financiamiento: Fuentes de financiamiento; Apalancamiento; Mercado de valores; Arrendamiento financiero
Planeamiento: Presupuesto maestro; Proyecciones; Valor de una empresa de tecnología; Plan financiero
> Ross, Stephen; Westerfield, Randolph; Jaffe, Jeffrey | 2012 | Finanzas corporativas | McGraw-Hill
> Gitman, Lawrence; Zutter, Chad | 2012 | Principios de administración financiera | Pearson
# SI701 | diseña software con modelos y decisiones que se pueden explicar
El proceso: Modelos de proceso; Métodos ágiles; Planificación de iteraciones; Control de versiones
Análisis: Modelo de dominio; Diagramas de secuencia; Diagramas de estados; Prototipos
Diseño: Principios de diseño; Arquitectura en capas; Patrones de diseño; Diseño de la persistencia
Construcción: Código limpio; Integración continua; Revisión entre pares; Entrega de la primera versión
> Pressman, Roger | 2010 | Ingeniería del software: un enfoque práctico | McGraw-Hill
> Sommerville, Ian | 2011 | Ingeniería de software | Pearson
# SI702 | construye modelos de simulación y saca conclusiones válidas
Fundamentos: Sistemas y modelos; Tipos de simulación; Números pseudoaleatorios; Pruebas de aleatoriedad
Variables: Transformada inversa; Método del rechazo; Ajuste de distribuciones; Método de Montecarlo
Eventos discretos: Líneas de espera; Lógica de eventos; Software de simulación; Animación del modelo
Análisis: Verificación y validación; Réplicas; Comparación de escenarios; Caso de servicio público
> Banks, Jerry; Carson, John; Nelson, Barry; Nicol, David | 2010 | Discrete-Event System Simulation | Pearson
> García, Eduardo; García, Heriberto; Cárdenas, Leopoldo | 2013 | Simulación y análisis de sistemas con ProModel | Pearson
# CO701 | resuelve problemas con técnicas de inteligencia artificial y valora sus efectos
Búsqueda: Agentes inteligentes; Búsqueda sin información; Búsqueda heurística; Juegos
Conocimiento: Lógica y representación; Sistemas expertos; Razonamiento con incertidumbre; Lógica difusa
Aprendizaje: Árboles de decisión; Redes neuronales; Agrupamiento; Evaluación de modelos
Aplicaciones: Lenguaje natural; Visión por computadora; Modelos generativos; Ética de la inteligencia artificial
> Russell, Stuart; Norvig, Peter | 2004 | Inteligencia artificial: un enfoque moderno | Pearson
> Goodfellow, Ian; Bengio, Yoshua; Courville, Aaron | 2016 | Deep Learning | MIT Press
# RE701 | integra redes de área amplia con servicios y alta disponibilidad
Redes amplias: Tecnologías de acceso; Enlaces dedicados; MPLS; Redes definidas por software
Enrutamiento avanzado: OSPF; BGP; Redistribución; Políticas de rutas
Servicios: DNS y DHCP; Correo y web; Voz sobre IP; Monitoreo
Disponibilidad: Calidad de servicio; Redundancia; Redes privadas virtuales; Diseño de una red regional
> Stallings, William | 2004 | Comunicaciones y redes de computadores | Pearson
> Forouzan, Behrouz | 2007 | Transmisión de datos y redes de comunicaciones | McGraw-Hill
# MA701 | decide con modelos de inventarios, colas y procesos con incertidumbre
Decisiones: Criterios de decisión; Árboles de decisión; Utilidad; Teoría de juegos
Inventarios: Lote económico; Demanda incierta; Revisión periódica; Clasificación ABC
Colas: Proceso de nacimiento y muerte; Colas de un servidor; Colas de varios servidores; Costo de espera
Procesos: Cadenas de Markov; Programación dinámica; Programación entera; Metaheurísticas
> Winston, Wayne | 2005 | Investigación de operaciones: aplicaciones y algoritmos | Thomson
> Hillier, Frederick; Lieberman, Gerald | 2010 | Introducción a la investigación de operaciones | McGraw-Hill
# GE801 | formula y evalúa un proyecto con sus riesgos y su rentabilidad
El proyecto: Ciclo del proyecto; Idea y diagnóstico; Árbol de problemas; Alternativas
Estudios: Estudio de mercado; Estudio técnico; Estudio organizacional; Estudio legal y ambiental
Evaluación: Inversiones; Flujo de caja; Evaluación económica; Evaluación social
Riesgo: Sensibilidad; Escenarios; Financiamiento; Sustentación del proyecto
> Sapag, Nassir; Sapag, Reinaldo; Sapag, José Manuel | 2014 | Preparación y evaluación de proyectos | McGraw-Hill
> Baca, Gabriel | 2013 | Evaluación de proyectos | McGraw-Hill
# SI801 | asegura la calidad, el despliegue y la evolución de un producto de software
Calidad: Modelos de calidad; Aseguramiento; Métricas; Revisiones técnicas
Pruebas: Pruebas de unidad; Pruebas de integración; Pruebas de aceptación; Automatización de pruebas
Despliegue: Entrega continua; Contenedores; Observabilidad; Gestión de incidentes
Evolución: Mantenimiento; Refactorización; Deuda técnica; Cierre del proyecto
> Bass, Len; Clements, Paul; Kazman, Rick | 2012 | Software Architecture in Practice | Addison-Wesley
> Humble, Jez; Farley, David | 2010 | Continuous Delivery | Addison-Wesley
# SI802 | describe la arquitectura de una empresa y propone su transformación
Fundamentos: Arquitectura empresarial; El marco de Zachman; El método TOGAF; Principios de arquitectura
Negocio y datos: Capacidades de negocio; Cadena de valor; Arquitectura de datos; Gobierno de datos
Aplicaciones y tecnología: Portafolio de aplicaciones; Integración; Servicios; Plataforma tecnológica
Transformación: Análisis de brechas; Hoja de ruta; Gobierno de la arquitectura; Caso de una entidad pública
> Lankhorst, Marc | 2017 | Enterprise Architecture at Work | Springer
> Ross, Jeanne; Weill, Peter; Robertson, David | 2006 | Enterprise Architecture as Strategy | Harvard Business School Press
# SI803 | convierte datos dispersos en información para decidir
Fundamentos: Decisiones y datos; Arquitectura analítica; Indicadores de gestión; Calidad de datos
Almacén de datos: Modelo dimensional; Tablas de hechos; Dimensiones lentas; Procesos de extracción y carga
Explotación: Cubos; Consultas analíticas; Tableros de mando; Narrativa con datos
Analítica: Segmentación; Pronósticos; Analítica predictiva; Proyecto de inteligencia de negocios
> Kimball, Ralph; Ross, Margy | 2013 | The Data Warehouse Toolkit | Wiley
> Curto, Josep; Conesa, Jordi | 2010 | Introducción al Business Intelligence | UOC
# RE801 | protege la información con medidas proporcionadas al riesgo
Riesgo: Principios de seguridad; Activos y amenazas; Análisis de riesgos; Norma ISO 27001
Criptografía: Cifrado simétrico; Clave pública; Firma digital; Protocolos seguros
Defensa: Cortafuegos; Detección de intrusos; Seguridad de aplicaciones; Pruebas de penetración
Gestión: Respuesta a incidentes; Continuidad; Protección de datos personales; Cultura de seguridad
> Stallings, William; Brown, Lawrie | 2018 | Computer Security: Principles and Practice | Pearson
> Gómez, Álvaro | 2014 | Enciclopedia de la seguridad informática | Ra-Ma
# PR901 | se integra a un área de sistemas y cumple tareas con responsabilidad
Inserción: Inducción en la organización; Plan de prácticas; Normas de seguridad; Comunicación en el trabajo
Soporte: Atención de incidentes; Inventario tecnológico; Documentación de procedimientos; Capacitación a usuarios
Desarrollo: Diagnóstico de un proceso; Propuesta de mejora; Avance de la propuesta; Revisión con el tutor
Cierre: Resultados de la práctica; Evaluación de la empresa; Informe de prácticas; Exposición del informe
> Chiavenato, Idalberto | 2009 | Gestión del talento humano | McGraw-Hill
> Covey, Stephen | 2003 | Los 7 hábitos de la gente altamente efectiva | Paidós
# SI901 | dirige un proyecto de tecnología en alcance, plazo, costo y calidad
Inicio: El acta de constitución; Interesados; Ciclos de vida; Caso de negocio
Planificación: Estructura de desglose; Cronograma; Presupuesto; Riesgos
Ejecución: Equipos; Adquisiciones; Comunicación; Gestión ágil
Control y cierre: Valor ganado; Control de cambios; Calidad; Lecciones aprendidas
> Project Management Institute | 2017 | Guía de los fundamentos para la dirección de proyectos | PMI
> Schwaber, Ken; Sutherland, Jeff | 2020 | La guía de Scrum | Scrum.org
# SI903 | diseña y mejora servicios de tecnología acordados con sus usuarios
El servicio: Valor del servicio; El marco ITIL; Catálogo de servicios; Acuerdos de nivel de servicio
Transición: Gestión de cambios; Configuración; Entregas; Conocimiento
Operación: Mesa de ayuda; Incidentes; Problemas; Accesos
Mejora: Indicadores; Capacidad y disponibilidad; Proveedores; Plan de mejora continua
> Axelos | 2019 | ITIL Foundation: ITIL 4 Edition | TSO
> Van Bon, Jan | 2008 | Fundamentos de gestión de servicios de TI basados en ITIL | Van Haren
# IN901 | elabora el proyecto de tesis y defiende su diseño
El tema: Líneas del programa; Estado de la cuestión; Brecha de conocimiento; Título y preguntas
El proyecto: Objetivos e hipótesis; Marco teórico; Operacionalización; Matriz de consistencia
El diseño: Diseño metodológico; Instrumentos; Prueba piloto; Consideraciones éticas
La defensa: Redacción científica; Gestor de referencias; Revisión de pares; Sustentación del proyecto
> Creswell, John; Creswell, David | 2018 | Research Design | SAGE
> American Psychological Association | 2021 | Manual de publicaciones de la American Psychological Association | El Manual Moderno
# SI902 | audita sistemas y comunica hallazgos con evidencia
Fundamentos: Auditoría y control; Normas de auditoría; El marco COBIT; El auditor
Planificación: Alcance; Matriz de riesgos; Programa de auditoría; Papeles de trabajo
Ejecución: Auditoría de aplicaciones; Auditoría de bases de datos; Auditoría de redes; Evidencia digital
Informe: Hallazgos; Recomendaciones; Informe de auditoría; Seguimiento
> Piattini, Mario; Del Peso, Emilio | 2008 | Auditoría de tecnologías y sistemas de información | Ra-Ma
> ISACA | 2018 | COBIT 2019: objetivos de gobierno y gestión | ISACA
# PR1001 | asume encargos de su especialidad y responde por sus resultados
Plan de trabajo: Diagnóstico del área; Objetivos acordados; Cronograma; Criterios de logro
Ejecución: Primer entregable; Coordinación con usuarios; Segundo entregable; Registro de horas
Resultados: Puesta en uso; Medición de beneficios; Documentación; Transferencia
Cierre: Evaluación del jefe; Reflexión profesional; Informe final; Sustentación
> Goleman, Daniel | 1999 | La práctica de la inteligencia emocional | Kairós
> Project Management Institute | 2017 | Guía de los fundamentos para la dirección de proyectos | PMI
# SI1002 | integra lo aprendido en un producto que resuelve un problema real
Concepción: Selección del problema; Viabilidad; Visión del producto; Plan del proyecto
Diseño: Requisitos priorizados; Arquitectura; Prototipo validado; Plan de pruebas
Construcción: Primera iteración; Segunda iteración; Tercera iteración; Pruebas con usuarios
Entrega: Despliegue; Manuales; Evaluación de impacto; Presentación pública
> Ries, Eric | 2012 | El método Lean Startup | Deusto
> Cagan, Marty | 2018 | Inspired: How to Create Tech Products Customers Love | Wiley
# SI1001 | alinea la tecnología con la estrategia de una organización
Estrategia: Misión, visión y valores; Análisis del entorno; Análisis interno; Objetivos estratégicos
Diagnóstico de tecnología: Madurez digital; Portafolio actual; Brechas; Gobierno de la tecnología
Plan: Iniciativas; Priorización; Presupuesto; Hoja de ruta
Control: Cuadro de mando integral; Riesgos estratégicos; Comunicación del plan; Sustentación del plan
> D'Alessio, Fernando | 2015 | El proceso estratégico: un enfoque de gerencia | Pearson
> Kaplan, Robert; Norton, David | 2009 | El cuadro de mando integral | Gestión 2000
# IN1001 | ejecuta su investigación y comunica los resultados
Ejecución: Recolección de datos; Depuración; Registro de la evidencia; Avance del informe
Análisis: Estadística descriptiva; Contraste de hipótesis; Análisis cualitativo; Visualización de resultados
Redacción: Resultados; Discusión; Conclusiones; Resumen y título
Difusión: Artículo científico; Revisión de similitud; Repositorio institucional; Sustentación de la tesis
> Day, Robert; Gastel, Barbara | 2008 | Cómo escribir y publicar trabajos científicos | OPS
> American Psychological Association | 2021 | Manual de publicaciones de la American Psychological Association | El Manual Moderno
# SI1003 | aplica las normas que rigen la información, los contratos y los delitos informáticos
Derecho e informática: Fuentes del derecho; Derechos fundamentales digitales; Datos personales; Transparencia
Propiedad y contratos: Derechos de autor; Licencias de software; Contratos informáticos; Comercio electrónico
Firma y Estado: Firma digital; Gobierno digital; Contrataciones del Estado; Prueba digital
Delitos: Delitos informáticos; Convenio de Budapest; Peritaje; Análisis de sentencias
> Téllez, Julio | 2009 | Derecho informático | McGraw-Hill
> Congreso de la República del Perú | 2011 | Ley 29733, Ley de protección de datos personales | El Peruano
`
