import type { AvisoDeMatriz } from '@malla/domain/competencias/avisos.ts'
import { niveles } from '@malla/domain/competencias/catalogos.ts'
import { letraDeNivel, nombreDeNivel } from '@malla/domain/competencias/niveles.ts'
import { memo } from 'react'
import { Parte, Renglon, Titulo } from '../asignaturas/grilla/roles.tsx'
import { Avisos } from './Avisos.tsx'
import estilo from './CabezaDeMatriz.module.css'
import classes from './Tabla.module.css'
import type { ColumnasDeMatriz } from './useMatriz.ts'

/** The courses over their columns, turned, cycle by cycle; what is said aloud is their whole name. */
export const CabezaDeMatriz = memo(function CabezaDeMatriz({
  columnas,
  avisos,
}: {
  columnas: ColumnasDeMatriz
  avisos: ReadonlyMap<number, AvisoDeMatriz[]>
}) {
  const antes = columnas.map((_g, i) => columnas.slice(0, i).reduce((n, g) => n + g.cursos.length, 0))
  return (
    <Parte className={estilo.cabeza}>
      <Renglon className={classes.ciclos} aria-rowindex={1}>
        <Titulo className={classes.esquina} aria-colindex={1} aria-rowspan={2}>
          Competencias
        </Titulo>
        {columnas.map((g, i) => (
          <Titulo
            key={g.clave}
            className={estilo.ciclo}
            style={{ gridColumn: `span ${g.cursos.length}` }}
            aria-colindex={antes[i]! + 2}
            aria-colspan={g.cursos.length}
            aria-label={g.nombre}
            title={g.nombre}
          >
            <span>{g.cursos.length > 2 ? g.nombre : g.corto}</span>
          </Titulo>
        ))}
      </Renglon>
      <Renglon className={classes.cursos} aria-rowindex={2}>
        <div className={classes.leyenda} aria-hidden>
          {niveles.map(n => (
            <span key={n}>
              <i data-letra={letraDeNivel[n]}>{letraDeNivel[n]}</i> {nombreDeNivel[n]}
            </span>
          ))}
        </div>
        {columnas.flatMap((g, i) =>
          g.cursos.map((curso, j) => {
            const suyos = avisos.get(curso.id)
            const nombre = [curso.codigo, curso.nombre].filter(Boolean).join(' ')
            return (
              <Titulo
                key={curso.id}
                className={classes.curso}
                aria-colindex={antes[i]! + j + 2}
                aria-label={[nombre, g.nombre, ...(suyos ?? []).map(a => a.palabra)].join(', ')}
                title={`${nombre} · ${g.nombre}`}
                data-primera={j === 0 || undefined}
              >
                <span className={estilo.girado}>
                  <span className={estilo.nombreGirado}>
                    {curso.codigo && <b>{curso.codigo} </b>}
                    {curso.nombre}
                  </span>
                  <Avisos avisos={suyos} />
                </span>
              </Titulo>
            )
          }),
        )}
      </Renglon>
    </Parte>
  )
})
