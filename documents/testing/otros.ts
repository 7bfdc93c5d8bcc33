import { planDe } from './plan.ts'

/** An institute: modules as periods, didactic units, credits with a half, no codes. */
export const instituto = planDe({
  datos: {
    institucion: {
      razonsocial: 'Instituto de Educación Superior Tecnológico Valle del Mantaro',
      tipo: 'Instituto',
      imagen: null,
    },
    nivel: 'Profesional técnico',
    modalidad: 'Semipresencial',
    programa: 'Electricidad Industrial',
    full_name: 'Plan de estudios 2025',
    regimen: 'Semestral',
    ciclosporanio: 2,
    duracion: '3 años',
    semanas: 18,
    creditos_totales: 42.5,
  },
  ciclos: [
    [
      'Módulo 1: Instalaciones eléctricas domiciliarias · Periodo I',
      `
|Circuitos Eléctricos|3.5|2|3|0|Específicas|E|
|Instalaciones Eléctricas Interiores|4.5|2|5|0|Específicas|E|~Circuitos Eléctricos
|Dibujo Técnico Asistido por Computador|2|1|1|1|Específicas|E|
|Comunicación Efectiva|1.5|1|1|0|Empleabilidad|G|
|Experiencias Formativas en Situaciones Reales de Trabajo I|2|0|4|0|EFSRT|E|`,
    ],
    [
      'Módulo 1: Instalaciones eléctricas domiciliarias · Periodo II',
      `
|Medidas Eléctricas|3|2|2|0|Específicas|E|Circuitos Eléctricos
|Seguridad y Salud en el Trabajo|1.5|1|1|0|Específicas|E|
|Máquinas Eléctricas Estáticas|4|2|4|0|Específicas|E|Circuitos Eléctricos
|Ofimática|1.5|0|2|1|Empleabilidad|G|`,
    ],
    [
      'Módulo 2: Mantenimiento de máquinas y tableros · Periodo III',
      `
|Máquinas Eléctricas Rotativas|4.5|2|5|0|Específicas|E|Máquinas Eléctricas Estáticas
|Control de Motores|4|2|4|0|Específicas|E|Instalaciones Eléctricas Interiores;Medidas Eléctricas
|Inglés Técnico|1.5|1|1|0|Empleabilidad|G|
|Experiencias Formativas en Situaciones Reales de Trabajo II|2|0|4|0|EFSRT|E|Experiencias Formativas en Situaciones Reales de Trabajo I`,
    ],
    [
      'Módulo 2: Mantenimiento de máquinas y tableros · Periodo IV',
      `
|Automatización con PLC|4.5|2|3|2|Específicas|E|Control de Motores
|Ética y Ciudadanía|1.5|1|1|0|Empleabilidad|G|
|Emprendimiento|1.5|1|1|0|Empleabilidad|G|`,
    ],
  ],
  secciones: [],
})

const areasEscolares = [
  ['Matemática', 6],
  ['Comunicación', 6],
  ['Ciencia y Tecnología', 4],
  ['Ciencias Sociales', 3],
  ['Desarrollo Personal, Ciudadanía y Cívica', 3],
  ['Inglés', 3],
  ['Educación Física', 3],
  ['Arte y Cultura', 3],
  ['Educación Religiosa', 2],
  ['Educación para el Trabajo', 2],
  ['Tutoría y Orientación Educativa', 2],
] as const

const grados = ['Primer', 'Segundo', 'Tercer', 'Cuarto', 'Quinto']

/** A school: grades, areas, hours, and no credits anywhere. */
export const colegio = planDe({
  datos: {
    institucion: { razonsocial: 'Colegio San Martín de Porres', tipo: 'Colegio', imagen: null },
    nivel: 'Secundaria',
    programa: 'Educación Secundaria',
    full_name: 'Plan de estudios 2026',
    regimen: 'Anual',
    semanas: 38,
  },
  ciclos: grados.map(grado => [
    `${grado} grado`,
    areasEscolares.map(([area, horas]) => `|${area}||${horas}|0|0|${area}||`).join('\n'),
  ]),
  secciones: [],
})

const larguisimo = (i: number): string =>
  `Seminario avanzado de investigación interdisciplinaria sobre epistemología, metodología y gestión de la innovación tecnológica para el desarrollo territorial sostenible de las regiones altoandinas y amazónicas ${i}`

const cicloEnorme = (c: number): string =>
  Array.from({ length: c % 4 === 0 ? 9 : 7 }, (_, i) => {
    const antes = c > 1 ? `R${c - 1}${i % 7};R${Math.max(1, c - 3)}${(i * 3) % 7}` : ''
    const nombre = [
      larguisimo(i),
      `Curso ${c}.${i} de Análisis`,
      'https://example.org/una/direccion/larguisima/que/no-cabe?en=ninguna&columna=estrecha',
      'Electroencefalografíadigitalcomputarizadaultrarrápida',
      'W'.repeat(200),
    ][(c + i) % 5]
    return `R${c}${i}|${nombre}|${i % 3 === 0 ? 4.5 : 3}|3|2|${i % 2}|Área ${(i % 11) + 1} de conocimientos especializados|${'GES'[i % 3]}|${i === 3 ? `R${c}5;NO-EXISTE-999` : antes}`
  }).join('\n')

/** Everything that can be too much: 20 cycles, 150 courses, names of 200 characters, eleven areas, loops, codes of nobody. */
export const monstruo = planDe({
  datos: {
    institucion: {
      razonsocial:
        'Universidad Nacional Autónoma Intercultural de las Provincias Unidas del Alto Huallaga y la Cordillera Oriental',
      tipo: 'Universidad',
      imagen: null,
    },
    facultad:
      'Facultad de Ingeniería, Ciencias Aplicadas, Arquitectura, Urbanismo y Artes de la Región Oriental',
    programa: larguisimo(0),
    full_name: `Plan de estudios reformado y actualizado por competencias ${larguisimo(1)}`,
    fechacese: '2024-12-31',
  },
  ciclos: Array.from({ length: 20 }, (_, i) => [`Ciclo ${i + 1}`, cicloEnorme(i + 1)]),
  secciones: [
    [
      'Electivos',
      10,
      Array.from({ length: 12 }, (_, i) => `EL${i}|Electivo número ${i}|3|2|2|0|||120`).join('\n'),
    ],
  ],
})
