import { nombreDeLista } from '@malla/domain/competencias/listas.ts'
import { celda, fila, tabla, titulo } from '../bloques.ts'
import type { Bloque, Tramo } from '../document.ts'
import { numero } from '../formato.ts'
import type { DatosDiseno } from '../planes/datosDiseno.ts'
import { bloquesDeTextoRico } from '../textoRico.ts'
import { codigosDichos, enLectura } from './comunes.ts'
import { palabrasDeCompetencias as t } from './textos.ts'

const nadie: readonly Tramo[] = [{ texto: t.lineasSinCompetencia, tono: 'pendiente', cursiva: true }]

/** The graduate profile line by line, with the competencies that serve each; nothing while none is tied to any. */
export const perfilServido = (d: DatosDiseno): Bloque[] => {
  const leidas = enLectura(d.competencias)
  if (!leidas.some(l => l.una.linea !== null)) return []
  return [
    titulo(2, 'apartado', t.porLinea),
    tabla(
      [
        { rotulo: t.numero, ancho: { mm: 10 }, alineacion: 'centro' },
        { rotulo: t.lineaDePerfil, ancho: { parte: 2 }, alineacion: 'izquierda' },
        { rotulo: t.servida, ancho: { parte: 1 }, alineacion: 'izquierda' },
      ],
      d.perfilEgreso.map((linea, i) => {
        const suyas = leidas.map(l => l.una).filter(c => c.linea === i + 1)
        return fila([
          celda(numero(i + 1)),
          { contenido: bloquesDeTextoRico(linea, 6) },
          suyas.length ? celda(codigosDichos(d.competencias, suyas, d.terminos)) : { contenido: nadie },
        ])
      }),
    ),
  ]
}

/** The outcomes that competencies are attached to, in full, with the codes of those that are; nothing without any. */
export const resultadosVinculados = (d: DatosDiseno): Bloque[] => {
  const { resultados } = d.competencias
  if (!resultados.length) return []
  const leidas = enLectura(d.competencias)
  return [
    titulo(2, 'apartado', t.vinculados),
    tabla(
      [
        { rotulo: t.lista, ancho: { mm: 26 }, alineacion: 'izquierda' },
        { rotulo: t.numero, ancho: { mm: 12 }, alineacion: 'derecha' },
        { rotulo: t.resultado, ancho: { parte: 2 }, alineacion: 'izquierda' },
        { rotulo: d.terminos.nombreCompetencias, ancho: { parte: 1 }, alineacion: 'izquierda' },
      ],
      resultados.map(r =>
        fila([
          celda(nombreDeLista(r.lista)),
          celda(numero(r.numero)),
          celda(r.nombre),
          celda(
            codigosDichos(
              d.competencias,
              leidas.map(l => l.una).filter(c => c.resultados_ids.includes(r.id)),
              d.terminos,
            ),
          ),
        ]),
      ),
    ),
  ]
}
