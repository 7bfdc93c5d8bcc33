import type { Palabras } from '@malla/domain/empresas/palabras.ts'
import { cuantos } from '../formato.ts'

/** The Spanish texts of the report of curricular analytics, in the words of the institution. */
export const palabrasDeAnalitica = {
  titulo: 'Analítica curricular',
  entrada: (p: Palabras) =>
    `Cómo se encadenan l${p.terminacion}s ${p.cursos.toLowerCase()} del plan y qué significa para quien lo estudia. Cuenta todos los requisitos entre ${p.cursos.toLowerCase()}, también los que se llevan a la vez y cada alternativa.`,
  sinCursos: ({ cursos }: Palabras) => `El plan todavía no tiene ${cursos.toLowerCase()}.`,
  complejidad: 'Complejidad',
  cadena: 'Cadena',
  bloqueo: 'Bloqueo',
  por: (periodo: string) => `Por ${periodo.toLowerCase()}`,
  carga: { creditos: (n: string) => `${n} cr`, horas: (n: string) => `${n} h` },
  desviacion: 'Desviación',
  distancia: 'Distancia',
  redundantes: 'Redundantes',
  queDicen: 'Lo que dicen las cifras',
  pesan: (n: number, p: Palabras) =>
    `L${p.terminacion}s ${n === 10 ? 'diez ' : ''}${p.cursos.toLowerCase()} que más pesan`,
  lugar: 'Lugar',
  bloquea: 'Bloquea',
  demora: 'Demora',
  centralidad: 'Centralidad',
  leerMedidas: ({ cursos, terminacion: o, ella }: Palabras) =>
    `Bloqueo: ${cursos.toLowerCase()} que no puede llevar quien no l${o} aprueba. Demora: ${cursos.toLowerCase()} de la cadena más larga que pasa por ${ella}. Complejidad: la suma de ambos. Centralidad: ${cursos.toLowerCase()} de todas las cadenas que l${o} atraviesan.`,
  porTrimestres: ({ curso }: Palabras) =>
    `Como los periodos son trimestres, la complejidad de cada ${curso.toLowerCase()} vale dos tercios de esa suma.`,
  cadenaPor: (periodo: string) =>
    `La cadena más larga, ${periodo.toLowerCase()} por ${periodo.toLowerCase()}`,
  sinCadena: ({ ningun, terminacion }: Palabras) => `${ningun} del plan requiere otr${terminacion}.`,
  cursosDeLaCadena: ({ cursos }: Palabras) => `${cursos} de la cadena`,
  reparto: { creditos: 'Cómo se reparten los créditos', horas: 'Cómo se reparten las horas' },
  unidad: { creditos: 'Créditos', horas: 'Horas' },
  barra: 'Franja: la media y su desviación',
  comparado: 'Frente a los demás',
  sinCiclos: ({ periodos }: Palabras) => `El plan no tiene ${periodos.toLowerCase()}.`,
  distancias: 'A qué distancia están los requisitos',
  aDistancia: (ciclos: number, { periodo, periodos }: Palabras) =>
    ciclos < 0
      ? 'Posterior'
      : ciclos === 0
        ? `Mismo ${periodo.toLowerCase()}`
        : cuantos(ciclos, periodo.toLowerCase(), periodos.toLowerCase()),
  sinDistancias: ({ cursos, periodos }: Palabras) =>
    `No hay requisitos entre ${cursos.toLowerCase()} de los ${periodos.toLowerCase()}.`,
  revisar: 'Lo que conviene revisar',
  nadaPorRevisar: 'No hay requisitos redundantes, lejanos, en círculo ni fuera del plan.',
  tituloRedundantes: 'Requisitos redundantes',
  redundante: (a: string, de: string, por: string) => `${a} pide ${de}, que ya pide ${por}.`,
  tituloCirculos: 'Círculos de requisitos',
  circulosFuera: 'Las medidas no los cuentan, porque no hay orden en que puedan llevarse.',
  tituloFuera: ({ cursos }: Palabras) => `Requisitos que no son ${cursos.toLowerCase()} del plan`,
  fuera: (a: string, texto: string) => `${a}: ${texto}`,
  tituloLejanos: 'Requisitos lejanos',
  lejano: (a: string, de: string, distancia: string) => `${a} pide ${de}, ${distancia}.`,
  cursoQueNoEsta: ({ un }: Palabras) => `${un} que ya no está`,
  tituloDeDos: 'Analítica curricular de dos planes',
  antes: 'Antes',
  despues: 'Después',
  diferencia: 'Diferencia',
  cifra: 'Cifra',
  queCambia: 'Qué cambia',
  cifraPorCifra: 'Cifra por cifra',
  cadenas: 'La cadena más larga de cada uno',
  cargas: (periodo: string) => `Carga por ${periodo.toLowerCase()}`,
  deUno: (cual: string, plan: string) => `${cual}: ${plan}`,
  yMas: (n: number, uno: string, varios: string) => `Y ${cuantos(n, uno, varios)} más.`,
}
