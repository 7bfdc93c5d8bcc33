import type { Parametro } from '@malla/contracts/parametros.ts'
import { Button } from '@mantine/core'
import { SelectBuscable } from '../../ui/form/SelectBuscable.tsx'
import type { DatosDePlan } from '../asignaturas/useDatosDePlan.ts'
import classes from './DocumentosTab.module.css'
import type { FiltroDeInforme } from './documentos.ts'

interface Props {
  datos: DatosDePlan
  filtro: FiltroDeInforme
  onChange: (filtro: FiltroDeInforme) => void
}

const opcionOf = ({ id, nombre }: Pick<Parametro, 'id' | 'nombre'>) => ({ value: String(id), label: nombre })

/** What narrows the reports of courses. A list that has nothing to choose is left out. */
export function DocumentosFiltros({ datos, filtro, onChange }: Props) {
  const { ciclos, secciones, catalogos } = datos
  const listas: readonly [keyof FiltroDeInforme, string, { value: string; label: string }[]][] = [
    ['ciclo_id', 'Ciclo', ciclos.map(c => ({ value: String(c.id), label: c.descripcion }))],
    ['seccion_id', 'Sección', secciones.map(opcionOf)],
    ['areacurso_id', 'Área', catalogos.areascursos.map(opcionOf)],
    ['tipocurso_id', 'Tipo de curso', catalogos.tiposcursos.map(opcionOf)],
    ['tipologiaespecial_id', 'Tipología', catalogos.tipologiasespecialescursos.map(opcionOf)],
  ]
  return (
    <fieldset className={classes.filtros} aria-label="Filtros de los informes de cursos">
      {listas
        .filter(([, , opciones]) => opciones.length > 0)
        .map(([campo, nombre, data]) => (
          <SelectBuscable
            key={campo}
            w={168}
            aria-label={nombre}
            placeholder={nombre}
            data={data}
            clearable
            clearButtonProps={{ 'aria-label': `Quitar el filtro de ${nombre.toLowerCase()}` }}
            searchable={data.length > 7}
            value={filtro[campo] ? String(filtro[campo]) : null}
            onChange={id => onChange({ ...filtro, [campo]: id ? Number(id) : undefined })}
          />
        ))}
      {Object.values(filtro).some(Boolean) && (
        <Button size="compact-sm" variant="subtle" onClick={() => onChange({})}>
          Quitar los filtros
        </Button>
      )}
    </fieldset>
  )
}
