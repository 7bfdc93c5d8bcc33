/** What the electives of Ingeniería de Sistemas teach; leerContenidos.ts says how it is written. */
export const ELECTIVOS = `
# EE01 | entrena y evalúa modelos que aprenden de los datos
Bases: Aprendizaje supervisado; Preparación de datos; Regresión lineal; Regresión logística
Modelos: Árboles y bosques; Máquinas de vectores de soporte; Vecinos cercanos; Ensambles
Redes: Perceptrón multicapa; Redes convolucionales; Redes recurrentes; Ajuste de hiperparámetros
Práctica: Aprendizaje no supervisado; Reducción de dimensiones; Puesta en producción; Proyecto aplicado
> Géron, Aurélien | 2019 | Hands-On Machine Learning with Scikit-Learn, Keras, and TensorFlow | O'Reilly
> Bishop, Christopher | 2006 | Pattern Recognition and Machine Learning | Springer
# EE02 | descubre patrones útiles en grandes conjuntos de datos
El proceso: Metodología CRISP-DM; Comprensión de los datos; Limpieza; Transformación
Descripción: Reglas de asociación; Agrupamiento jerárquico; Agrupamiento por particiones; Detección de anomalías
Predicción: Clasificación; Validación cruzada; Matrices de confusión; Selección de atributos
Aplicaciones: Minería de texto; Minería de la web; Series de tiempo; Informe de hallazgos
> Han, Jiawei; Kamber, Micheline; Pei, Jian | 2012 | Data Mining: Concepts and Techniques | Morgan Kaufmann
> Hernández, José; Ramírez, María José; Ferri, César | 2004 | Introducción a la minería de datos | Pearson
# EE03 | publica aplicaciones móviles que responden bien y cuidan los datos
La plataforma: Arquitectura móvil; Entorno de desarrollo; Ciclo de vida; Diseño de pantallas
Interacción: Navegación; Listas y formularios; Estados; Accesibilidad móvil
Datos: Almacenamiento local; Servicios web; Sincronización; Notificaciones
Dispositivo: Cámara y ubicación; Permisos; Pruebas; Publicación en la tienda
> Phillips, Bill; Stewart, Chris; Marsicano, Kristin | 2017 | Android Programming: The Big Nerd Ranch Guide | Big Nerd Ranch
> Neuburg, Matt | 2020 | iOS 14 Programming Fundamentals with Swift | O'Reilly
# EE04 | lleva sistemas a la nube con costo y riesgo medidos
Fundamentos: Modelos de servicio; Regiones y zonas; Identidad y acceso; Costos
Infraestructura: Máquinas virtuales; Redes virtuales; Almacenamiento; Balanceo de carga
Plataforma: Contenedores; Orquestación; Funciones sin servidor; Bases administradas
Operación: Infraestructura como código; Monitoreo; Seguridad en la nube; Migración de un sistema
> Erl, Thomas; Puttini, Ricardo; Mahmood, Zaigham | 2013 | Cloud Computing: Concepts, Technology and Architecture | Prentice Hall
> Kavis, Michael | 2014 | Architecting the Cloud | Wiley
# EE05 | construye soluciones con sensores conectados
Dispositivos: Microcontroladores; Sensores; Actuadores; Energía
Conexión: Protocolos inalámbricos; MQTT; Pasarelas; Redes de área amplia de baja potencia
Datos: Captura; Almacenamiento de series; Tableros; Alertas
Soluciones: Agricultura de precisión; Ciudad inteligente; Seguridad de dispositivos; Prototipo final
> Hanes, David; Salgueiro, Gonzalo; Grossetete, Patrick | 2017 | IoT Fundamentals | Cisco Press
> Bahga, Arshdeep; Madisetti, Vijay | 2014 | Internet of Things: A Hands-On Approach | VPT
# EE06 | planifica y ejecuta pruebas que dan confianza en un producto
Calidad: Norma ISO 25010; Costo de la calidad; Estrategia de pruebas; Plan de pruebas
Diseño de casos: Clases de equivalencia; Valores límite; Tablas de decisión; Cobertura
Automatización: Pruebas de interfaz; Pruebas de servicios; Pruebas de carga; Datos de prueba
Gestión: Informe de defectos; Métricas de pruebas; Pruebas exploratorias; Cierre de pruebas
> Myers, Glenford; Sandler, Corey; Badgett, Tom | 2011 | The Art of Software Testing | Wiley
> Crispin, Lisa; Gregory, Janet | 2009 | Agile Testing | Addison-Wesley
# EE07 | preserva y analiza evidencia digital con valor probatorio
Fundamentos: El delito y la evidencia; Cadena de custodia; Marco legal; Laboratorio forense
Adquisición: Imágenes de disco; Memoria volátil; Dispositivos móviles; Verificación por resumen
Análisis: Sistemas de archivos; Recuperación de borrados; Registros del sistema; Tráfico de red
Informe: Línea de tiempo; Antiforense; Informe pericial; Audiencia simulada
> Casey, Eoghan | 2011 | Digital Evidence and Computer Crime | Academic Press
> Carrier, Brian | 2005 | File System Forensic Analysis | Addison-Wesley
# EC01 | convierte una idea tecnológica en un modelo de negocio probado
Oportunidad: Mentalidad emprendedora; Tendencias; Problema y cliente; Propuesta de valor
Modelo: Lienzo de negocio; Segmentos; Ingresos; Alianzas
Validación: Producto mínimo viable; Experimentos; Métricas; Pivote
Escala: Constitución de la empresa; Financiamiento inicial; Propiedad industrial; Presentación a inversionistas
> Osterwalder, Alexander; Pigneur, Yves | 2011 | Generación de modelos de negocio | Deusto
> Blank, Steve; Dorf, Bob | 2013 | El manual del emprendedor | Gestión 2000
# EC02 | explica la conducta en las organizaciones y mejora el trabajo en equipo
La persona: Personalidad; Percepción; Motivación; Actitudes
El grupo: Dinámica de grupos; Equipos de trabajo; Comunicación; Conflicto y negociación
El liderazgo: Enfoques de liderazgo; Poder y política; Toma de decisiones; Ética del liderazgo
La organización: Estructura; Cultura; Cambio; Clima laboral
> Robbins, Stephen; Judge, Timothy | 2013 | Comportamiento organizacional | Pearson
> Chiavenato, Idalberto | 2009 | Comportamiento organizacional | McGraw-Hill
# EC03 | se comunica en quechua en situaciones cotidianas
Saludo y persona: Alfabeto y sonidos; Saludos; Pronombres; Presentarse
La familia y la casa: Números; Familia; Partes de la casa; Sufijos posesivos
La comunidad: Colores y ropa; Comidas; La chacra; Verbos en presente
La conversación: Pasado y futuro; Preguntas; En el mercado; Cuento breve
> Cerrón-Palomino, Rodolfo | 2003 | Lingüística quechua | Centro Bartolomé de las Casas
> Soto, Clodoaldo | 2006 | Quechua: manual de enseñanza | Instituto de Estudios Peruanos
# EC04 | propone servicios públicos digitales centrados en el ciudadano
El Estado digital: Gobierno electrónico y gobierno digital; Marco normativo peruano; Identidad digital; Interoperabilidad
Servicios: Diseño centrado en el ciudadano; Trámites en línea; Ventanilla única; Accesibilidad
Datos: Datos abiertos; Transparencia; Participación en línea; Privacidad
Gestión: Plan de gobierno digital; Compras públicas de tecnología; Medición de servicios; Propuesta para una municipalidad
> Naser, Alejandra; Concha, Gastón | 2011 | El gobierno electrónico en la gestión pública | CEPAL
> Presidencia del Consejo de Ministros | 2018 | Lineamientos para la formulación del plan de gobierno digital | PCM
`
