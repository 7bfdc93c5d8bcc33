import type { Medida } from '@malla/domain/equilibrio/medida.ts'
import { numero } from '@malla/domain/texto/numero.ts'

type Unidad = 'créditos' | 'horas'

/** «1 crédito», «0,49 créditos», of a number as it is written: what is rounded to one is one. */
const cuanto = (escrito: string, unidad: Unidad): string =>
  `${escrito} ${escrito === '1' ? unidad.slice(0, -1) : unidad}`

/** «entre 18 y 26 créditos». */
function entre({ menor, mayor }: Medida, unidad: Unidad): string {
  const [de, a] = [numero(menor, 1), numero(mayor, 1)]
  return de === a ? cuanto(de, unidad) : `entre ${de} y ${a} ${unidad}`
}

/** What a suggestion gains, in sentences, each with its number before and after; only what changes as it is written. */
export function ganancias(antes: Medida, despues: Medida, unidad: Unidad): string[] {
  const frase = (era: string, es: string, dicha: string): string[] => (era === es ? [] : [dicha])
  const [cabia, cabe] = [entre(antes, unidad), entre(despues, unidad)]
  const [dispersa, pareja] = [numero(antes.dispersion, 2), numero(despues.dispersion, 2)]
  const [sobraba, sobra] = [numero(antes.exceso, 1), numero(despues.exceso, 1)]
  return [
    ...frase(cabia, cabe, `Los ciclos pasan de tener ${cabia} a tener ${cabe}.`),
    ...frase(
      dispersa,
      pareja,
      `Los ciclos se apartan del promedio ${cuanto(pareja, unidad)}, en vez de ${dispersa}.`,
    ),
    ...frase(
      `${antes.tarde}`,
      `${despues.tarde}`,
      `Requisitos que llegan tarde: de ${antes.tarde} a ${despues.tarde}.`,
    ),
    ...frase(sobraba, sobra, `Por encima de los límites de un ciclo: de ${sobraba} a ${sobra}.`),
    ...frase(
      `${antes.espera}`,
      `${despues.espera}`,
      `Ciclos de espera innecesarios entre un curso y el que lo requiere: de ${antes.espera} a ${despues.espera}.`,
    ),
  ]
}
