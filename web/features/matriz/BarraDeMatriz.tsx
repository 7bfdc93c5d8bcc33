import { tiposDeCompetencia } from '@malla/domain/competencias/catalogos.ts'
import { ActionIcon, Button, SegmentedControl } from '@mantine/core'
import { IconArrowBackUp, IconArrowForwardUp, IconFilter } from '@tabler/icons-react'
import { type ReactNode, useState } from 'react'
import { api } from '../../app/api.ts'
import { useWhyNot } from '../../app/permission.ts'
import { warnOf } from '../../ui/dialogs.tsx'
import { IconButton } from '../../ui/IconButton.tsx'
import { MenuButton } from '../../ui/MenuButton.tsx'
import { downloadReport, openReport } from '../../ui/pdf/report.ts'
import { FilterSelect } from '../../ui/table/FilterSelect.tsx'
import { ListBar } from '../../ui/table/ListBar.tsx'
import { tecla } from '../../ui/tecla.ts'
import type { Filtros, Modo } from './filtros.ts'
import type { DatosDeMatriz } from './useMatriz.ts'

const opciones = (lista: readonly { id: number; nombre: string }[]) =>
  lista.map(({ id, nombre }) => ({ value: id, label: nombre }))

const nombresDeModo: readonly { value: Modo; label: string }[] = [
  { value: 'tabla', label: 'Tabla' },
  { value: 'competencia', label: 'Por competencia' },
  { value: 'curso', label: 'Por curso' },
]

export interface BarraProps {
  datos: DatosDeMatriz
  filtros: Filtros
  modo: Modo
  /** No room for filters beside each other: they wait behind a button. */
  isEstrecha: boolean
  /** Null: nothing can be changed here. */
  historia: { deshacer: (() => void) | null; rehacer: (() => void) | null } | null
}

/** What narrows the matrix, how it is looked at, undoing, and the way out to PDF and Excel. */
export function BarraDeMatriz({ datos, filtros, modo, isEstrecha, historia }: BarraProps) {
  const [abiertos, setAbiertos] = useState(false)
  const cuantos = Object.keys(filtros.filtro).length
  return (
    <ListBar
      filters={
        <>
          {isEstrecha && (
            <Button
              variant="default"
              aria-expanded={abiertos}
              leftSection={<IconFilter size={16} aria-hidden />}
              onClick={() => setAbiertos(!abiertos)}
            >
              Filtros{cuantos > 0 && ` (${cuantos})`}
            </Button>
          )}
          {(!isEstrecha || abiertos) && <Filtrar datos={datos} filtros={filtros} />}
        </>
      }
      actions={
        <>
          {historia && (
            <ActionIcon.Group>
              <Volver nombre={tecla('Deshacer (Ctrl Z)')} onClick={historia.deshacer}>
                <IconArrowBackUp size={16} aria-hidden />
              </Volver>
              <Volver nombre={tecla('Rehacer (Ctrl Mayús Z)')} onClick={historia.rehacer}>
                <IconArrowForwardUp size={16} aria-hidden />
              </Volver>
            </ActionIcon.Group>
          )}
          <SegmentedControl
            size="xs"
            aria-label="Cómo ver la matriz"
            data={[...nombresDeModo]}
            value={modo}
            onChange={m => filtros.elegirModo(m as Modo)}
          />
          <Imprimir datos={datos} filtros={filtros} />
        </>
      }
    />
  )
}

function Filtrar({ datos: { plan, grupos }, filtros }: Pick<BarraProps, 'datos' | 'filtros'>) {
  const { filtro, cambiar } = filtros
  const lugares = [
    ...plan.ciclos.map(c => ({ value: `c${c.id}`, label: c.descripcion })),
    ...plan.secciones.map(s => ({ value: `s${s.id}`, label: s.nombre })),
  ]
  const lugar = filtro.ciclo_id
    ? `c${filtro.ciclo_id}`
    : filtro.seccion_id
      ? `s${filtro.seccion_id}`
      : undefined
  return (
    <>
      <FilterSelect
        label="Ciclo"
        options={lugares}
        value={lugar}
        onChange={v =>
          cambiar({
            ciclo: v?.startsWith('c') ? Number(v.slice(1)) : undefined,
            seccion: v?.startsWith('s') ? v.slice(1) : undefined,
          })
        }
        width={108}
      />
      <FilterSelect
        label="Área"
        options={opciones(plan.catalogos.areascursos)}
        value={filtro.areacurso_id}
        onChange={area => cambiar({ area })}
        width={108}
      />
      <FilterSelect
        label="Tipo de curso"
        options={opciones(plan.catalogos.tiposcursos)}
        value={filtro.tipocurso_id}
        onChange={tipo => cambiar({ tipo })}
        width={152}
      />
      {grupos.length > 0 && (
        <FilterSelect
          label="Grupo"
          options={opciones(grupos)}
          value={filtro.tabcompetencia_id}
          onChange={grupo => cambiar({ grupo: grupo === undefined ? undefined : String(grupo) })}
          width={108}
        />
      )}
      <FilterSelect
        label="Competencias"
        options={tiposDeCompetencia.map(t => ({ value: t.valor, label: t.nombre }))}
        value={filtro.tipopadre}
        onChange={clase => cambiar({ clase })}
        width={152}
      />
      {filtros.hayFiltro && (
        <Button variant="subtle" size="compact-sm" onClick={filtros.limpiar}>
          Quitar filtros
        </Button>
      )}
    </>
  )
}

function Imprimir({ datos, filtros }: Pick<BarraProps, 'datos' | 'filtros'>) {
  const { plan } = datos.plan
  const whyNot = useWhyNot('informes.ver', { facultad_id: plan.facultad_id, programa_id: plan.carrera_id })
  const pedido = { planId: plan.id, ...filtros.filtro }
  // A row that was filled since is still seen, and in the file no more.
  const deQue = filtros.filtro.huecos ? ' de lo que falta' : filtros.hayFiltro ? ' de lo que se ve' : ''
  return (
    <MenuButton
      label="PDF y Excel"
      size="xs"
      actions={[
        {
          label: `PDF${deQue}`,
          whyNot,
          onClick: () =>
            openReport({
              title: 'Matriz de competencias y cursos',
              ask: () => api('competencias.matrizPdf', pedido),
            }),
        },
        {
          label: `Excel${deQue}`,
          whyNot,
          onClick: () => void downloadReport(() => api('competencias.matrizExcel', pedido)).catch(warnOf),
        },
      ]}
    />
  )
}

function Volver({
  nombre,
  onClick,
  children,
}: {
  nombre: string
  onClick: (() => void) | null
  children: ReactNode
}) {
  return (
    <IconButton variant="default" size={30} label={nombre} off={!onClick} onClick={() => onClick?.()}>
      {children}
    </IconButton>
  )
}
