import type { SilaboAbierto } from '@malla/contracts/silabos.ts'
import { horasTotales } from '@malla/domain/asignaturas/horas.ts'
import type { Unidad } from '@malla/domain/silabos/contenido.ts'
import { horasDeSemana, horasDeUnidad } from '@malla/domain/silabos/horas.ts'
import { TextoRico } from '../../../../ui/rico/TextoRico.tsx'
import editores from '../editores.module.css'
import { escribirNumero } from '../numeros.ts'
import tabla from './Leida.module.css'
import { columnaDeResultado, columnasDeSemana } from './lugares.ts'
import classes from './Programacion.module.css'
import { deRotulo, rotulo, tramo } from './unidades.ts'

/** The programme as it prints. */
export function ProgramacionLeida({
  unidades,
  abierto,
}: {
  unidades: readonly Unidad[]
  abierto: SilaboAbierto
}) {
  const { estructura, curso } = abierto
  const columnas = columnasDeSemana(estructura)
  if (unidades.length === 0)
    return <p className={editores.sinTexto}>Sin {estructura.unidad.plural} todavía.</p>
  return (
    <div className={classes.programacion}>
      {unidades.map((u, i) => (
        <section key={u.id} className={classes.unidad} data-donde={u.id}>
          <div className={classes.cabeza}>
            <h3 className={classes.rotulo}>
              {rotulo(i, estructura.unidad)}
              {u.nombre && ` · ${u.nombre}`}
            </h3>
            <span className={classes.tramo}>{tramo(u, horasDeUnidad(u, curso))}</span>
          </div>
          {columnaDeResultado(estructura) && u.resultado && <TextoRico html={u.resultado} />}
          {u.semanas.length > 0 && (
            <table className={tabla.leida} aria-label={`Semanas ${deRotulo(i, estructura.unidad)}`}>
              <thead>
                <tr>
                  <th scope="col">
                    <span className="visually-hidden">Semana</span>
                  </th>
                  {columnas.map(c => (
                    <th key={c.clave} scope="col">
                      {c.nombre}
                    </th>
                  ))}
                  <th scope="col">Horas</th>
                </tr>
              </thead>
              <tbody>
                {u.semanas.map(s => (
                  <tr key={s.id} data-donde={s.id}>
                    <th scope="row">{s.numero}</th>
                    {columnas.map(c => (
                      <td key={c.clave} data-columna={c.nombre} data-vacia={!s[c.clave] || undefined}>
                        <TextoRico html={s[c.clave]} />
                      </td>
                    ))}
                    <td data-columna="Horas">{escribirNumero(horasDeSemana(s, horasTotales(curso)))}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          )}
        </section>
      ))}
    </div>
  )
}
