import type { Medida } from '@malla/domain/equilibrio/medida.ts'

const decimal = (n: number, lugares: number): string =>
  String(Math.round(n * 10 ** lugares) / 10 ** lugares).replace('.', ',')

/** «entre 18 y 26 créditos». */
function entre({ menor, mayor }: Medida, unidad: string): string {
  const [de, a] = [decimal(menor, 1), decimal(mayor, 1)]
  return de === a ? `${de} ${unidad}` : `entre ${de} y ${a} ${unidad}`
}

/** What a suggestion gains, in sentences, each with its number before and after; only what changes as it is written. */
export function ganancias(antes: Medida, despues: Medida, unidad: 'créditos' | 'horas'): string[] {
  const frase = (era: string, es: string, dicha: string): string[] => (era === es ? [] : [dicha])
  const [cabia, cabe] = [entre(antes, unidad), entre(despues, unidad)]
  const [dispersa, pareja] = [decimal(antes.dispersion, 2), decimal(despues.dispersion, 2)]
  const [sobraba, sobra] = [decimal(antes.exceso, 1), decimal(despues.exceso, 1)]
  return [
    ...frase(cabia, cabe, `Los ciclos pasan de tener ${cabia} a tener ${cabe}.`),
    ...frase(dispersa, pareja, `Un ciclo se aparta del promedio ${pareja} ${unidad}, en vez de ${dispersa}.`),
    ...frase(
      `${antes.tarde}`,
      `${despues.tarde}`,
      `Requisitos que llegan tarde: de ${antes.tarde} a ${despues.tarde}.`,
    ),
    ...frase(sobraba, sobra, `Por encima de los límites de un ciclo: de ${sobraba} a ${sobra}.`),
    ...frase(
      `${antes.espera}`,
      `${despues.espera}`,
      `Ciclos entre un curso y el que lo requiere, de más: de ${antes.espera} a ${despues.espera}.`,
    ),
  ]
}
