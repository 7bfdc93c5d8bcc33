import type { AvisoDeMatriz } from '@malla/domain/competencias/avisos.ts'
import { type Nivel, niveles } from '@malla/domain/competencias/catalogos.ts'
import { letraDeNivel, nombreDeNivel } from '@malla/domain/competencias/niveles.ts'
import { IconChevronRight } from '@tabler/icons-react'
import { type CSSProperties, memo, useEffect, useState } from 'react'
import { Avisos } from './Avisos.tsx'
import { type Clave, claveDe } from './celdas.ts'
import classes from './Lista.module.css'
import type { Llenar } from './llenar.ts'
import { avisosPor, type ColumnasDeMatriz, type TiposDeMatriz } from './useMatriz.ts'

interface Cosa {
  id: number
  codigo: string | null
  nombre: string
  /** 1 stands at the edge. */
  nivel: number
}
interface Grupo {
  clave: string
  /** Null: no heading. */
  nombre: string | null
  cosas: readonly Cosa[]
}

export interface ListaProps {
  /** What the list goes by. */
  por: 'competencia' | 'curso'
  tipos: TiposDeMatriz
  columnas: ColumnasDeMatriz
  avisos: readonly AvisoDeMatriz[]
  llenar: Llenar
  salto: { aviso: AvisoDeMatriz; vez: number } | null
}

/** The matrix for narrow screens: one line a competency (or course), which opens to the courses that serve it (or what it serves). */
export function ListaDeMatriz({ por, tipos, columnas, avisos, llenar, salto }: ListaProps) {
  const competencias: Grupo[] = tipos.map(t => ({
    clave: `tipo ${t.tipopadre}`,
    nombre: t.titulo,
    cosas: t.filas.map(f => ({ ...f.una, nivel: f.nivel })),
  }))
  const cursos: Grupo[] = columnas.map(g => ({
    clave: g.clave,
    nombre: g.nombre,
    cosas: g.cursos.map(c => ({ id: c.id, codigo: c.codigo, nombre: c.nombre, nivel: 1 })),
  }))
  const isPorCompetencia = por === 'competencia'
  const [unos, otros] = isPorCompetencia ? [competencias, cursos] : [cursos, competencias]
  const deUno = avisosPor(avisos, isPorCompetencia ? 'competencia_id' : 'asignatura_id')
  const [abierta, setAbierta] = useState<number | null>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each time that it is asked for
  useEffect(() => {
    const id = salto && (isPorCompetencia ? salto.aviso.competencia_id : salto.aviso.asignatura_id)
    if (!id) return
    setAbierta(id)
    document.getElementById(`${por}-${id}`)?.focus()
  }, [salto, por])

  const clave = (uno: number, otro: number): Clave =>
    isPorCompetencia ? claveDe(uno, otro) : claveDe(otro, uno)
  return (
    <div className={classes.lista}>
      {unos.map(g => (
        <section key={g.clave} aria-label={g.nombre ?? undefined}>
          {g.nombre && <h3 className={classes.grupo}>{g.nombre}</h3>}
          {g.cosas.map(uno => {
            const isAbierta = uno.id === abierta
            return (
              <div key={uno.id} className={classes.cosa}>
                <button
                  type="button"
                  id={`${por}-${uno.id}`}
                  className={classes.cabeza}
                  style={{ '--nivel': Math.min(uno.nivel, 4) - 1 } as CSSProperties}
                  aria-expanded={isAbierta}
                  onClick={() => setAbierta(isAbierta ? null : uno.id)}
                >
                  <IconChevronRight size={16} aria-hidden className={classes.flecha} />
                  <span className={classes.nombre}>
                    {uno.codigo && <b>{uno.codigo} </b>}
                    {uno.nombre}
                  </span>
                  <Avisos avisos={deUno.get(uno.id)} />
                  <Cuenta otros={otros} nivelDe={otro => llenar.mapa.get(clave(uno.id, otro))} />
                </button>
                {isAbierta &&
                  otros.map(de => (
                    <ul key={de.clave} className={classes.otros} aria-label={de.nombre ?? 'Competencias'}>
                      {de.nombre && (
                        <li className={classes.subgrupo} aria-hidden>
                          {de.nombre}
                        </li>
                      )}
                      {de.cosas.map(otro => (
                        <Renglon
                          key={otro.id}
                          cosa={otro}
                          nivel={llenar.mapa.get(clave(uno.id, otro.id)) ?? null}
                          whyNot={llenar.whyNot}
                          onNivel={n => llenar.escribir(new Map([[clave(uno.id, otro.id), n]]))}
                        />
                      ))}
                    </ul>
                  ))}
              </div>
            )
          })}
        </section>
      ))}
    </div>
  )
}

/** «I 2 · D 1 · L 1»: how many of each level. */
function Cuenta({ otros, nivelDe }: { otros: readonly Grupo[]; nivelDe: (id: number) => Nivel | undefined }) {
  const dichos = otros.flatMap(g => g.cosas.flatMap(c => nivelDe(c.id) ?? []))
  return (
    <span className={classes.cuenta}>
      {niveles
        .map(n => [n, dichos.filter(d => d === n).length] as const)
        .filter(([, cuantos]) => cuantos > 0)
        .map(([n, cuantos]) => (
          <span key={n} title={nombreDeNivel[n]}>
            <b>{letraDeNivel[n]}</b> {cuantos}
          </span>
        ))}
    </span>
  )
}

const Renglon = memo(
  function Renglon({
    cosa,
    nivel,
    whyNot,
    onNivel,
  }: {
    cosa: Cosa
    nivel: Nivel | null
    whyNot: string | null
    onNivel: (nivel: Nivel | null) => void
  }) {
    return (
      <li className={classes.otro}>
        <span className={classes.nombre}>
          {cosa.codigo && <b>{cosa.codigo} </b>}
          {cosa.nombre}
        </span>
        <span className={classes.botones}>
          {niveles.map(n => (
            <button
              key={n}
              type="button"
              className={classes.nivel}
              data-letra={letraDeNivel[n]}
              aria-pressed={nivel === n}
              aria-label={`${nombreDeNivel[n]}: ${cosa.nombre}`}
              disabled={whyNot !== null}
              onClick={() => onNivel(nivel === n ? null : n)}
            >
              {letraDeNivel[n]}
            </button>
          ))}
        </span>
      </li>
    )
  },
  (a, b) =>
    a.cosa.id === b.cosa.id &&
    a.cosa.nombre === b.cosa.nombre &&
    a.nivel === b.nivel &&
    a.whyNot === b.whyNot,
)
