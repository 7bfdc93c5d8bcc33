/** What the courses of cycles I to V of Ingeniería de Sistemas teach; leerContenidos.ts says how it is written. */
export const CICLOS_1_A_5 = `
# EG101 | redacta textos académicos claros, ordenados y con fuentes bien citadas
La comunicación académica: El proceso de comunicación; Registros y niveles de lengua; Lectura analítica de textos; El subrayado y el resumen
El párrafo y la oración: La oración y sus errores frecuentes; El párrafo y su idea principal; Conectores y referencias; Puntuación y tildación
El texto expositivo: Planificación del texto; Búsqueda y selección de fuentes; Citas y referencias según APA; Redacción del primer borrador
La exposición oral y escrita: El artículo de opinión; La monografía; Revisión y edición; La exposición ante un auditorio
> Cassany, Daniel | 2006 | La cocina de la escritura | Anagrama
> Real Academia Española | 2010 | Ortografía de la lengua española | Espasa
# SI101 | reconoce el campo de la ingeniería de sistemas y propone soluciones sencillas a problemas de organización
La profesión: Historia de la ingeniería; Campo laboral del ingeniero de sistemas; Perfil y código de ética; El plan de estudios
La organización como sistema: Noción de sistema; La empresa y sus áreas; Procesos de negocio; Información y decisión
Las tecnologías: Hardware y software; Redes e internet; Bases de datos; Tendencias tecnológicas
El diseño de soluciones: El problema y sus interesados; Diagramas de flujo; Prototipos en papel; Presentación de la solución
> Laudon, Kenneth; Laudon, Jane | 2016 | Sistemas de información gerencial | Pearson
> O'Brien, James; Marakas, George | 2006 | Sistemas de información gerencial | McGraw-Hill
# CO101 | resuelve problemas con programas estructurados, probados y legibles
Algoritmos: El problema y su algoritmo; Variables y tipos de datos; Expresiones y operadores; Entrada y salida
Estructuras de control: La selección simple y múltiple; La repetición con contador; La repetición con condición; Contadores y acumuladores
Funciones: Funciones y parámetros; Alcance de las variables; Recursividad; Descomposición de un problema
Datos compuestos: Arreglos de una dimensión; Matrices; Cadenas de caracteres; Archivos de texto
> Joyanes, Luis | 2008 | Fundamentos de programación | McGraw-Hill
> Deitel, Paul; Deitel, Harvey | 2016 | Cómo programar en C++ | Pearson
# EG103 | organiza su estudio y elabora un trabajo académico con método
El estudio universitario: La universidad y su ley; Planificación del tiempo; Estrategias de lectura; Toma de apuntes
Las fuentes: La biblioteca y sus bases de datos; Fichas bibliográficas; Evaluación de fuentes en línea; El plagio y cómo evitarlo
El trabajo académico: Elección y delimitación del tema; El esquema; El desarrollo; Las conclusiones
La presentación: Normas de presentación; Tablas y figuras; La exposición con apoyo visual; La autoevaluación
> Eco, Umberto | 2001 | Cómo se hace una tesis | Gedisa
> Hernández, Roberto; Fernández, Carlos; Baptista, Pilar | 2014 | Metodología de la investigación | McGraw-Hill
# EG102 | modela situaciones con números reales, funciones y ecuaciones
Números reales: Propiedades de los números reales; Potencias y radicales; Ecuaciones de primer y segundo grado; Inecuaciones y valor absoluto
Funciones: Dominio y rango; Funciones lineales y cuadráticas; Composición e inversa; Funciones exponenciales y logarítmicas
Trigonometría: Ángulos y radianes; Razones trigonométricas; Identidades; Ecuaciones trigonométricas
Geometría analítica: La recta; La circunferencia; La parábola; La elipse y la hipérbola
> Stewart, James; Redlin, Lothar; Watson, Saleem | 2012 | Precálculo: matemáticas para el cálculo | Cengage Learning
> Sullivan, Michael | 2013 | Álgebra y trigonometría | Pearson
# EG105 | participa en actividades culturales y deportivas que cuidan su salud y su convivencia
Cuerpo y salud: Evaluación de la condición física; Calentamiento y postura; Hábitos de alimentación; Manejo del estrés
Deporte: Fundamentos del atletismo; Fundamentos del vóley; Fundamentos del básquet; Juego limpio
Cultura: Danza regional; Música andina; Teatro breve; Artes plásticas
Proyecto cultural: Organización de un evento; Ensayos; La presentación pública; Evaluación de la experiencia
> Devís, José | 2000 | Actividad física, deporte y salud | Inde
> Arguedas, José María | 2012 | Obra antropológica | Horizonte
# EG104 | argumenta con rigor sobre problemas humanos y de su profesión
El saber filosófico: Origen de la filosofía; Mito y razón; Filosofía y ciencia; La pregunta filosófica
Lógica y argumentación: El argumento y sus partes; Falacias; Deducción e inducción; El debate razonado
El conocimiento: Verdad y certeza; Racionalismo y empirismo; El criticismo kantiano; Ciencia y método
El ser humano y la técnica: Libertad y responsabilidad; Justicia; Técnica y naturaleza; Filosofía de la inteligencia artificial
> Salazar Bondy, Augusto | 2000 | Iniciación filosófica | Mantaro
> Weston, Anthony | 2006 | Las claves de la argumentación | Ariel
# EG203 | se presenta y describe su entorno en inglés sencillo
Personal information: Saludos y presentaciones; El verbo to be; Números y fechas; Países y nacionalidades
Daily life: Presente simple; Rutinas y horarios; Adverbios de frecuencia; La familia
At work: Lugares de trabajo; There is y there are; Preposiciones de lugar; Pedir y dar indicaciones
Now and then: Presente continuo; Pasado del verbo to be; Compras y precios; Un correo breve
> Murphy, Raymond | 2019 | English Grammar in Use | Cambridge University Press
> Oxenden, Clive; Latham-Koenig, Christina | 2012 | English File: Elementary | Oxford University Press
# EG201 | explica los problemas del país con datos y desde varias miradas
Territorio y población: Geografía y ecorregiones; Demografía y migraciones; Diversidad cultural; Lenguas del Perú
Historia y Estado: Estado y nación; La república en el siglo XX; Conflicto y memoria; Descentralización
Economía: Crecimiento y empleo; Informalidad; Pobreza y desigualdad; Recursos naturales
El Perú en el mundo: Globalización; Integración latinoamericana; Cambio climático; Agenda digital
> Contreras, Carlos; Cueto, Marcos | 2013 | Historia del Perú contemporáneo | Instituto de Estudios Peruanos
> Matos Mar, José | 2004 | Desborde popular y crisis del Estado | Fondo Editorial del Congreso del Perú
# CO201 | construye programas con clases que se entienden, se prueban y se reutilizan
Clases y objetos: Del programa estructurado al objeto; Atributos y métodos; Constructores; Encapsulamiento
Relaciones: Asociación y composición; Herencia; Polimorfismo; Clases abstractas e interfaces
Robustez: Excepciones; Pruebas unitarias; Colecciones genéricas; Archivos y serialización
Aplicaciones: Interfaces gráficas; Eventos; Patrones básicos; Proyecto de aplicación
> Deitel, Paul; Deitel, Harvey | 2016 | Cómo programar en Java | Pearson
> Gamma, Erich; Helm, Richard; Johnson, Ralph; Vlissides, John | 2003 | Patrones de diseño | Addison-Wesley
# MA202 | opera con matrices, espacios vectoriales y transformaciones lineales
Sistemas y matrices: Sistemas de ecuaciones lineales; Operaciones con matrices; Matriz inversa; Determinantes
Espacios vectoriales: Vectores en el plano y el espacio; Subespacios; Dependencia lineal; Base y dimensión
Transformaciones: Transformaciones lineales; Núcleo e imagen; Cambio de base; Matriz asociada
Diagonalización: Valores y vectores propios; Diagonalización; Producto interno; Proceso de Gram-Schmidt
> Grossman, Stanley; Flores, José | 2012 | Álgebra lineal | McGraw-Hill
> Lay, David | 2012 | Álgebra lineal y sus aplicaciones | Pearson
# MA201 | interpreta la derivada y la aplica al cambio y a la optimización
Límites: Noción de límite; Propiedades de los límites; Límites laterales e infinitos; Continuidad
La derivada: Recta tangente y derivada; Reglas de derivación; Regla de la cadena; Derivación implícita
Aplicaciones: Razones de cambio; Máximos y mínimos; Trazado de curvas; Problemas de optimización
Funciones trascendentes: Derivadas de exponenciales; Derivadas logarítmicas; Regla de L'Hôpital; La diferencial y la aproximación
> Stewart, James | 2012 | Cálculo de una variable: trascendentes tempranas | Cengage Learning
> Larson, Ron; Edwards, Bruce | 2010 | Cálculo 1 de una variable | McGraw-Hill
# EG202 | evalúa el efecto de la actividad humana en el ambiente y propone medidas
Ecología: Ecosistemas; Flujo de energía; Ciclos de la materia; Biodiversidad del Perú
Problemas ambientales: Agua; Suelo y residuos; Aire y clima; Pasivos mineros
Gestión ambiental: Legislación ambiental; Evaluación de impacto; Residuos electrónicos; Economía circular
Desarrollo sostenible: Objetivos de desarrollo sostenible; Huella de carbono; Energías renovables; Proyecto ambiental local
> Odum, Eugene; Barrett, Gary | 2006 | Fundamentos de ecología | Thomson
> Brack, Antonio; Mendiola, Cecilia | 2004 | Ecología del Perú | Bruño
# EG301 | narra experiencias y planes en inglés de uso cotidiano
Past experiences: Pasado simple; Verbos irregulares; Contar una anécdota; Biografías
Comparing: Comparativos y superlativos; Ciudades y tecnología; Cantidades; Consejos con should
Plans: Futuro con going to; Predicciones con will; Invitaciones; Primer condicional
Achievements: Presente perfecto; For y since; El perfil profesional; Una exposición breve
> Murphy, Raymond | 2019 | English Grammar in Use | Cambridge University Press
> Soars, John; Soars, Liz | 2014 | American Headway 2 | Oxford University Press
# EG302 | diseña y ejecuta con la comunidad un servicio que responde a una necesidad
Universidad y sociedad: Responsabilidad social universitaria; Grupos de interés; Voluntariado y aprendizaje-servicio; Ética del trabajo en comunidad
Diagnóstico: Técnicas participativas; Mapa de actores; Priorización de necesidades; Línea de base
Intervención: Plan de trabajo; Presupuesto; Ejecución; Registro de la experiencia
Evaluación: Indicadores; Devolución a la comunidad; Informe final; Reflexión sobre lo aprendido
> Vallaeys, François; De la Cruz, Cristina; Sasia, Pedro | 2009 | Responsabilidad social universitaria: manual de primeros pasos | McGraw-Hill
> Geilfus, Frans | 2009 | 80 herramientas para el desarrollo participativo | IICA
# CO301 | elige y programa la estructura de datos que conviene a cada problema
Análisis de algoritmos: Tiempo y espacio; Notación asintótica; Ordenamientos elementales; Búsqueda binaria
Estructuras lineales: Listas enlazadas; Pilas; Colas; Tablas de dispersión
Árboles: Árboles binarios; Árboles de búsqueda; Árboles balanceados; Montículos
Grafos: Representación de grafos; Recorridos; Caminos mínimos; Árbol de expansión mínima
> Cormen, Thomas; Leiserson, Charles; Rivest, Ronald; Stein, Clifford | 2009 | Introduction to Algorithms | MIT Press
> Joyanes, Luis; Zahonero, Ignacio | 2008 | Estructura de datos en Java | McGraw-Hill
# MA302 | razona con lógica, conjuntos, relaciones y grafos
Lógica: Proposiciones y conectivos; Cuantificadores; Métodos de demostración; Inducción matemática
Conjuntos y conteo: Conjuntos y relaciones; Funciones discretas; Principios de conteo; Recurrencias
Grafos: Grafos y caminos; Árboles; Grafos planos; Coloración
Álgebra y autómatas: Álgebra de Boole; Circuitos combinacionales; Autómatas finitos; Aritmética modular
> Rosen, Kenneth | 2004 | Matemática discreta y sus aplicaciones | McGraw-Hill
> Johnsonbaugh, Richard | 2005 | Matemáticas discretas | Pearson
# MA301 | calcula e interpreta integrales en problemas de geometría y física
La integral: La antiderivada; La integral definida; Teorema fundamental del cálculo; Cambio de variable
Técnicas: Integración por partes; Integrales trigonométricas; Fracciones parciales; Integrales impropias
Aplicaciones: Área entre curvas; Volúmenes de revolución; Longitud de arco; Trabajo y centro de masa
Series: Sucesiones; Criterios de convergencia; Series de potencias; Series de Taylor
> Stewart, James | 2012 | Cálculo de una variable: trascendentes tempranas | Cengage Learning
> Leithold, Louis | 1998 | El cálculo | Oxford University Press
# FI301 | explica el movimiento y la energía y predice su comportamiento
Cinemática: Magnitudes y vectores; Movimiento rectilíneo; Movimiento en dos dimensiones; Movimiento circular
Dinámica: Leyes de Newton; Fricción; Dinámica circular; Diagramas de cuerpo libre
Energía: Trabajo; Energía cinética y potencial; Conservación de la energía; Potencia
Sistemas y rotación: Cantidad de movimiento; Colisiones; Cinemática de rotación; Momento de inercia y torque
> Serway, Raymond; Jewett, John | 2008 | Física para ciencias e ingeniería | Cengage Learning
> Sears, Francis; Zemansky, Mark; Young, Hugh; Freedman, Roger | 2009 | Física universitaria | Pearson
# FI302 | mide, compara y comunica resultados de experimentos de mecánica
La medición: Errores de medición; Cifras significativas; Instrumentos de longitud; Informe de laboratorio
Movimiento: Movimiento uniforme; Caída libre; Movimiento de proyectiles; Gráficas y ajuste de curvas
Fuerzas: Ley de Hooke; Segunda ley de Newton; Coeficiente de fricción; Equilibrio de fuerzas
Energía y choques: Conservación de la energía; Colisiones en una dimensión; Péndulo simple; Momento de inercia
> Gil, Salvador; Rodríguez, Eduardo | 2001 | Física re-Creativa | Pearson
> Taylor, John | 2014 | Introducción al análisis de errores | Reverté
# EG401 | comprende y redacta textos técnicos breves en inglés
Technical reading: Lectura de manuales; Vocabulario de computación; Conectores; Voz pasiva
Problems and solutions: Informar de fallas; Modales de posibilidad; Preguntas indirectas; Correos de soporte
Processes: Describir procesos; Cláusulas relativas; Secuencias; Gráficos y cifras
Presenting: Resumen de un artículo; Presentación técnica; Entrevista de trabajo; Hoja de vida
> Glendinning, Eric; McEwan, John | 2006 | Oxford English for Information Technology | Oxford University Press
> Remacha Esteras, Santiago | 2008 | Infotech: English for Computer Users | Cambridge University Press
# SI401 | analiza situaciones complejas con el enfoque de sistemas
El pensamiento sistémico: Reduccionismo y sistemas; Propiedades emergentes; Clasificación de sistemas; Historia del enfoque
Sistemas y control: Retroalimentación; Homeostasis y entropía; Cibernética; El modelo de sistema viable
Sistemas blandos: Situaciones problema; La imagen rica; Definiciones raíz; Modelos conceptuales
Dinámica de sistemas: Diagramas causales; Niveles y flujos; Arquetipos; Estudio de un caso regional
> Bertalanffy, Ludwig von | 1989 | Teoría general de los sistemas | Fondo de Cultura Económica
> Senge, Peter | 2010 | La quinta disciplina | Granica
# CO401 | diseña y consulta bases de datos relacionales sin redundancia
Modelo conceptual: Archivos y bases de datos; El modelo entidad-relación; Cardinalidad; Especialización
Modelo relacional: Relaciones y claves; Integridad referencial; Álgebra relacional; Del modelo conceptual al lógico
SQL: Definición de datos; Consultas de selección; Reuniones y subconsultas; Agrupaciones y vistas
Normalización: Dependencias funcionales; Primera a tercera forma normal; Forma normal de Boyce-Codd; Proyecto de base de datos
> Elmasri, Ramez; Navathe, Shamkant | 2007 | Fundamentos de sistemas de bases de datos | Pearson
> Date, Christopher | 2001 | Introducción a los sistemas de bases de datos | Pearson
# MA401 | describe datos y decide con probabilidad ante la incertidumbre
Estadística descriptiva: Datos y variables; Tablas y gráficos; Medidas de tendencia central; Medidas de dispersión
Probabilidad: Espacio muestral; Probabilidad condicional; Teorema de Bayes; Variables aleatorias
Distribuciones: Binomial y Poisson; Distribución normal; Muestreo; Teorema del límite central
Inferencia: Intervalos de confianza; Pruebas de hipótesis; Prueba ji cuadrado; Regresión lineal simple
> Walpole, Ronald; Myers, Raymond; Myers, Sharon | 2012 | Probabilidad y estadística para ingeniería y ciencias | Pearson
> Devore, Jay | 2008 | Probabilidad y estadística para ingeniería y ciencias | Cengage Learning
# MA402 | modela fenómenos con ecuaciones diferenciales y halla su solución
Primer orden: Noción de ecuación diferencial; Variables separables; Ecuaciones exactas; Ecuaciones lineales
Aplicaciones: Crecimiento y decaimiento; Mezclas; Circuitos; Enfriamiento
Orden superior: Coeficientes constantes; Coeficientes indeterminados; Variación de parámetros; Vibraciones mecánicas
Transformada de Laplace: La transformada; Transformada inversa; Función escalón; Sistemas de ecuaciones
> Zill, Dennis; Wright, Warren | 2015 | Ecuaciones diferenciales con problemas de valores en la frontera | Cengage Learning
> Boyce, William; DiPrima, Richard | 2010 | Ecuaciones diferenciales y problemas con valores en la frontera | Limusa Wiley
# FI401 | explica fenómenos eléctricos y magnéticos y sus aplicaciones
Electrostática: Carga y ley de Coulomb; Campo eléctrico; Ley de Gauss; Potencial eléctrico
Circuitos: Capacitancia; Corriente y resistencia; Leyes de Kirchhoff; Circuitos RC
Magnetismo: Campo magnético; Ley de Ampère; Inducción de Faraday; Inductancia
Ondas: Corriente alterna; Ondas electromagnéticas; Óptica geométrica; Semiconductores
> Serway, Raymond; Jewett, John | 2008 | Física para ciencias e ingeniería con física moderna | Cengage Learning
> Tipler, Paul; Mosca, Gene | 2010 | Física para la ciencia y la tecnología | Reverté
# GE501 | toma decisiones de ingeniería con criterio económico
Microeconomía: Escasez y costo de oportunidad; Oferta y demanda; Elasticidad; Costos de producción
Mercados: Competencia perfecta; Monopolio; Mercados digitales; Regulación
Macroeconomía: Producto bruto interno; Inflación y empleo; Política fiscal; Política monetaria
Ingeniería económica: Valor del dinero en el tiempo; Anualidades; Valor presente neto; Tasa interna de retorno
> Mankiw, Gregory | 2012 | Principios de economía | Cengage Learning
> Blank, Leland; Tarquin, Anthony | 2012 | Ingeniería económica | McGraw-Hill
# SI501 | modela y mejora procesos de negocio con evidencia
El proceso: Gestión por procesos; Mapa de procesos; Identificación de procesos; La ficha de proceso
Modelado: Notación BPMN; Eventos y compuertas; Subprocesos; Reglas de negocio
Análisis: Medición de tiempos; Análisis de valor agregado; Cuellos de botella; Causas raíz
Mejora: Rediseño; Automatización; Indicadores; Informe de mejora
> Dumas, Marlon; La Rosa, Marcello; Mendling, Jan; Reijers, Hajo | 2018 | Fundamentals of Business Process Management | Springer
> Bravo, Juan | 2011 | Gestión de procesos | Evolución
# CO503 | desarrolla aplicaciones web accesibles y seguras
La web: El protocolo HTTP; HTML semántico; Hojas de estilo; Diseño adaptable
El navegador: JavaScript; El árbol del documento; Formularios y validación; Peticiones asíncronas
El servidor: Rutas y controladores; Plantillas; Acceso a datos; Sesiones y autenticación
La puesta en marcha: Servicios REST; Accesibilidad; Seguridad web; Despliegue
> Flanagan, David | 2020 | JavaScript: The Definitive Guide | O'Reilly
> Duckett, Jon | 2011 | HTML and CSS: Design and Build Websites | Wiley
# CO501 | programa, afina y protege bases de datos en producción
Programación: Procedimientos almacenados; Funciones; Disparadores; Cursores
Rendimiento: Índices; Planes de ejecución; Particiones; Vistas materializadas
Transacciones: Propiedades ACID; Concurrencia y bloqueos; Recuperación; Replicación
Administración: Usuarios y permisos; Copias de respaldo; Bases no relacionales; Proyecto de administración
> Silberschatz, Abraham; Korth, Henry; Sudarshan, S. | 2014 | Fundamentos de bases de datos | McGraw-Hill
> Ramakrishnan, Raghu; Gehrke, Johannes | 2007 | Sistemas de gestión de bases de datos | McGraw-Hill
# MA501 | aproxima soluciones numéricas y acota su error
Errores y raíces: Errores de redondeo; Método de bisección; Método de Newton-Raphson; Método de la secante
Sistemas lineales: Eliminación de Gauss; Factorización LU; Métodos iterativos; Condicionamiento
Interpolación: Polinomio de Lagrange; Diferencias divididas; Trazadores cúbicos; Mínimos cuadrados
Cálculo numérico: Derivación numérica; Integración numérica; Método de Euler; Métodos de Runge-Kutta
> Chapra, Steven; Canale, Raymond | 2015 | Métodos numéricos para ingenieros | McGraw-Hill
> Burden, Richard; Faires, Douglas | 2011 | Análisis numérico | Cengage Learning
# CO502 | explica cómo trabaja un computador y programa cerca de él
Lógica digital: Sistemas de numeración; Compuertas lógicas; Circuitos combinacionales; Circuitos secuenciales
El procesador: Camino de datos; Unidad de control; Conjunto de instrucciones; Segmentación
La memoria: Jerarquía de memoria; Caché; Memoria virtual; Almacenamiento
El sistema: Buses y periféricos; Interrupciones; Lenguaje ensamblador; Procesadores de varios núcleos
> Stallings, William | 2006 | Organización y arquitectura de computadores | Pearson
> Patterson, David; Hennessy, John | 2011 | Estructura y diseño de computadores | Reverté
# EG501 | resuelve dilemas de su profesión con principios y normas
Fundamentos: Ética y moral; Virtudes y deberes; Ética de las consecuencias; Dignidad y derechos
La profesión: Códigos de ética; Conflicto de intereses; Corrupción; Denuncia responsable
Ética de la información: Privacidad; Propiedad intelectual; Sesgo de los algoritmos; Brecha digital
Casos: Análisis de un dilema; Deliberación; Toma de posición; Compromiso profesional
> Cortina, Adela | 2000 | Ética mínima | Tecnos
> Savater, Fernando | 1991 | Ética para Amador | Ariel
`
