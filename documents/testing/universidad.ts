import { planDe } from './plan.ts'

/** A university as most are: ten cycles, 62 courses, electives in two sections, every kind of requisite. */
export const universidad = planDe({
  datos: {
    facultad: 'Facultad de Ingeniería',
    nivel: 'Pregrado',
    modalidad: 'Presencial',
    programa: 'Ingeniería de Sistemas',
    full_name: 'Plan de estudios 2026',
    numero: '4',
    numero_resolucion: 'R. C. U. N.º 0412-2025-UA',
    fecha_resolucion: '2025-11-12',
    regimen: 'Semestral',
    ciclosporanio: 2,
    duracion: '5 años',
    semanas: 16,
    horas_credito_teoria: 16,
    horas_credito_practica: 32,
    creditos_totales: 220,
    creditos_generales: 36,
    creditos_electivos: 9,
  },
  ciclos: [
    [
      'Ciclo I',
      `
MAT-101|Cálculo I|5|3|4|0|Matemática|G|
MAT-102|Geometría Analítica|4|3|2|0|Matemática|G|
SIS-103|Introducción a la Ingeniería de Sistemas|3|2|2|0|Sistemas|E|
HUM-104|Comunicación y Redacción Académica|3|2|2|0|Humanidades|G|
INF-105|Algoritmos y Resolución de Problemas|4|2|4|0|Computación|E|
HUM-106|Filosofía y Ética|2|2|0|0|Humanidades|G|`,
    ],
    [
      'Ciclo II',
      `
MAT-201|Cálculo II|5|3|4|0|Matemática|G|MAT-101
CIE-202|Física I|4|3|2|0|Ciencias|G|MAT-101
INF-203|Programación I|4|2|4|0|Computación|E|INF-105
MAT-204|Álgebra Lineal|4|3|2|0|Matemática|G|MAT-102
HUM-205|Realidad Nacional e Interculturalidad|2|2|0|0|Humanidades|G|
CIE-206|Química General|3|2|2|0|Ciencias|G|`,
    ],
    [
      'Ciclo III',
      `
MAT-301|Cálculo III|4|3|2|0|Matemática|G|MAT-201
CIE-302|Física II|4|3|2|0|Ciencias|G|CIE-202;MAT-201
INF-303|Programación II|4|2|4|0|Computación|E|INF-203
MAT-304|Matemática Discreta|4|3|2|0|Matemática|E|MAT-204
HUM-305|Metodología del Trabajo Universitario|2|1|2|0|Humanidades|G|HUM-104
SIS-306|Teoría General de Sistemas|3|2|2|0|Sistemas|E|SIS-103`,
    ],
    [
      'Ciclo IV',
      `
MAT-401|Ecuaciones Diferenciales|4|3|2|0|Matemática|E|MAT-301
INF-402|Estructura de Datos|4|2|4|0|Computación|E|INF-303;MAT-304
MAT-403|Estadística y Probabilidades|4|3|2|0|Matemática|E|MAT-201
INF-404|Arquitectura de Computadoras|4|2|4|0|Computación|E|CIE-302
SIS-405|Modelado de Procesos de Negocio|3|2|2|0|Sistemas|E|SIS-306
HUM-406|Inglés Técnico I|2|1|2|0|Humanidades|G|`,
    ],
    [
      'Ciclo V',
      `
MAT-501|Métodos Numéricos|3|2|2|0|Matemática|E|MAT-401;INF-203
SIS-502|Base de Datos I|4|3|2|0|Sistemas|S|INF-402;MAT-304
INF-503|Sistemas Operativos|4|2|4|0|Computación|E|INF-404;INF-402
MAT-504|Investigación Operativa I|4|3|2|0|Matemática|E|MAT-204;MAT-403
SIS-505|Contabilidad y Costos para Ingeniería|3|2|2|0|Sistemas|E|
HUM-506|Inglés Técnico II|2|1|2|0|Humanidades|G|HUM-406
SIS-507|Ingeniería de Requisitos|3|2|2|0|Sistemas|S|SIS-405;~SIS-502`,
    ],
    [
      'Ciclo VI',
      `
SIS-601|Base de Datos II|4|2|4|0|Sistemas|S|SIS-502
SIS-602|Ingeniería de Software I|4|3|2|0|Sistemas|S|SIS-502;SIS-507
INF-603|Redes de Computadoras I|4|2|4|0|Computación|E|INF-503
MAT-604|Investigación Operativa II|4|3|2|0|Matemática|E|MAT-504
SIS-605|Economía y Finanzas|3|3|0|0|Sistemas|E|SIS-505
INF-606|Lenguajes y Compiladores|3|2|2|0|Computación|E|INF-402`,
    ],
    [
      'Ciclo VII',
      `
SIS-701|Ingeniería de Software II|4|2|4|0|Sistemas|S|SIS-602
INF-702|Redes de Computadoras II|4|2|4|0|Computación|E|INF-603
INF-703|Inteligencia Artificial|4|3|2|0|Computación|S|INF-402;MAT-403
SIS-704|Gestión de Procesos|3|2|2|0|Sistemas|S|SIS-405;SIS-605
SIS-705|Simulación de Sistemas|3|2|2|0|Sistemas|S|MAT-604/MAT-501
SIS-706|Interacción Persona-Computador|3|2|2|0|Sistemas|S|SIS-602`,
    ],
    [
      'Ciclo VIII',
      `
SIS-801|Arquitectura de Software|4|2|4|0|Sistemas|S|SIS-701
INF-802|Seguridad Informática|4|2|4|0|Computación|S|INF-702
INF-803|Aprendizaje Automático|4|2|4|0|Computación|S|INF-703;MAT-501
HUM-804|Metodología de la Investigación|3|2|2|0|Humanidades|S|HUM-305;MAT-403;120
SIS-805|Gestión de Proyectos|4|3|2|0|Sistemas|S|SIS-704
SIS-806|Calidad de Software|3|2|2|0|Sistemas|S|130`,
    ],
    [
      'Ciclo IX',
      `
SIS-901|Proyecto Integrador I|5|2|6|0|Sistemas|S|SIS-801;SIS-805
SIS-902|Gobierno de Tecnologías de la Información|3|3|0|0|Sistemas|S|SIS-805;INF-802
SIS-903|Taller de Tesis I|4|2|4|0|Sistemas|S|HUM-804
SIS-904|Sistemas Distribuidos y Computación en la Nube|4|2|2|2|Sistemas|S|INF-702;SIS-801
SIS-905|Emprendimiento e Innovación Tecnológica|3|2|2|0|Sistemas|S|
SIS-906|Internet de las Cosas|3|2|2|0|Sistemas|S|150`,
    ],
    [
      'Ciclo X',
      `
SIS-1001|Proyecto Integrador II|5|2|6|0|Sistemas|S|SIS-901
HUM-1002|Ética y Deontología Profesional|2|2|0|0|Humanidades|S|HUM-106
SIS-1003|Taller de Tesis II|4|2|4|0|Sistemas|S|SIS-903
SIS-1004|Prácticas Preprofesionales|4|0|8|0|Sistemas|S|160
SIS-1005|Auditoría de Sistemas|3|2|2|0|Sistemas|S|SIS-902
SIS-1006|Inteligencia de Negocios|3|2|2|0|Sistemas|S|SIS-601;INF-803
SIS-1007|Analítica Predictiva|3|2|2|0|Sistemas|S|160`,
    ],
  ],
  secciones: [
    [
      'Electivos de Ciencia de Datos',
      6,
      `
ELE-01|Minería de Datos|3|2|2|0|Computación|S|INF-803
ELE-02|Visualización de la Información|3|2|2|0|Computación|S|SIS-706
ELE-03|Procesamiento de Lenguaje Natural|3|2|2|0|Computación|S|INF-803
ELE-04|Aprendizaje Profundo|3|2|2|0|Computación|S|INF-803`,
    ],
    [
      'Electivos de Gestión',
      3,
      `
ELE-05|Marketing Digital|3|2|2|0|Sistemas|S|
ELE-06|Gestión del Cambio Organizacional|3|2|2|0|Sistemas|S|SIS-704
ELE-07|Derecho Informático|3|3|0|0|Humanidades|S|`,
    ],
  ],
})
