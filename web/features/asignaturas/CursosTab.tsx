import type { Asignatura } from '@malla/contracts/asignaturas.ts'
import { Button } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import { useState } from 'react'
import { useAddress, useSetAddress } from '../../app/address.ts'
import { useUser } from '../../app/session.ts'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { Surface } from '../../ui/Skeletons.tsx'
import { CicloForm } from '../ciclos/CicloForm.tsx'
import { AvisoDeSoloLectura } from '../planes/AvisoDeSoloLectura.tsx'
import { SeccionForm } from '../secciones/SeccionForm.tsx'
import { CursoForm } from './CursoForm.tsx'
import { ImportarCursos } from './excel/ImportarCursos.tsx'
import { enLugar } from './grilla/lugares.ts'
import { HojaDeCursos } from './HojaDeCursos.tsx'
import type { Abierto } from './LugarMenu.tsx'
import { TarjetasDeCursos } from './TarjetasDeCursos.tsx'
import { type DatosDePlan, type Impedimentos, useDatosDePlan, useImpedimentos } from './useDatosDePlan.ts'

/** The courses of a plan: a spreadsheet where there is room for one, cards with a form on phones. */
export function CursosTab({ planId }: { planId: number }) {
  const datos = useDatosDePlan(planId)
  return datos ? <Cursos key={planId} datos={datos} /> : <Surface height={480} />
}

/** Schools count no credits: nothing speaks of them until a course has some. */
const isSinCreditos = (tipo: string | undefined, cursos: readonly Asignatura[]): boolean =>
  tipo === 'Colegio' && cursos.every(c => c.credits === null)

function Cursos({ datos }: { datos: DatosDePlan }) {
  const { plan, ciclos, secciones, cursos } = datos
  const impedimentos = useImpedimentos(plan)
  // A course that the address names is opened: links lead to its form, from elsewhere and from what lies over this very page.
  const { curso } = useAddress()
  const setAddress = useSetAddress()
  const [elegido, setAbierto] = useState<Abierto | null>(null)
  const abierto: Abierto | null = elegido ?? (curso ? { tipo: 'curso', id: curso } : null)
  const isEstrecho = useMediaQuery('screen and (max-width: 48em)', undefined, {
    getInitialValueInEffect: false,
  })
  const sinCreditos = isSinCreditos(useUser().empresa?.tipo, cursos)
  const cerrar = () => {
    setAbierto(null)
    if (curso) setAddress({ curso: undefined }, { replace: true })
  }
  const comun = { datos, impedimentos, sinCreditos, onAbrir: setAbierto }

  return (
    <>
      <AvisoDeSoloLectura plan={plan} whyNot={impedimentos.editar} />
      {ciclos.length + secciones.length === 0 ? (
        <Vacio impedimentos={impedimentos} onAbrir={setAbierto} />
      ) : isEstrecho ? (
        <TarjetasDeCursos {...comun} />
      ) : (
        <HojaDeCursos {...comun} />
      )}
      {abierto?.tipo === 'ciclo' && (
        <CicloForm
          planId={plan.id}
          ciclo={abierto.ciclo}
          ciclos={ciclos}
          whyNot={impedimentos.estructura}
          onClose={cerrar}
        />
      )}
      {abierto?.tipo === 'seccion' && (
        <SeccionForm
          planId={plan.id}
          seccion={abierto.seccion}
          sinCreditos={sinCreditos}
          whyNot={impedimentos.estructura}
          onClose={cerrar}
        />
      )}
      {abierto?.tipo === 'curso' && (
        <CursoForm
          key={abierto.id ?? 'nuevo'}
          planId={plan.id}
          cursoId={abierto.id ?? undefined}
          lugar={abierto.lugar && enLugar(abierto.lugar)}
          onAbrir={elegido ? undefined : id => setAddress({ curso: id }, { replace: true })}
          enDireccion={!elegido}
          onClose={cerrar}
        />
      )}
      {abierto?.tipo === 'importar' && <ImportarCursos planId={plan.id} onClose={cerrar} />}
    </>
  )
}

function Vacio({
  impedimentos,
  onAbrir,
}: {
  impedimentos: Impedimentos
  onAbrir: (abierto: Abierto) => void
}) {
  return (
    <EmptyState
      title="Este plan todavía no tiene ciclos"
      action={
        !impedimentos.estructura && (
          <>
            <Button onClick={() => onAbrir({ tipo: 'importar' })}>Importar de Excel</Button>
            <Button variant="default" ml={8} onClick={() => onAbrir({ tipo: 'ciclo', ciclo: null })}>
              Nuevo ciclo
            </Button>
          </>
        )
      }
    >
      Los cursos van en ciclos o en secciones de electivos. Puede traerlos de una hoja de Excel, que crea los
      ciclos que falten, o empezar por el primer ciclo.
    </EmptyState>
  )
}
