import type { CursoEscrito } from '@malla/domain/asignaturas/lexico.ts'
import { Combobox } from '@mantine/core'

/** The courses that a word of a requisite may mean. */
export const OpcionesDeCursos = ({ cursos }: { cursos: readonly CursoEscrito[] }) => (
  <Combobox.Options aria-label="Cursos del plan">
    {cursos.map(c => (
      <Combobox.Option key={c.id} value={String(c.id)}>
        {c.codigo && <b>{c.codigo} </b>}
        {c.nombre}
      </Combobox.Option>
    ))}
  </Combobox.Options>
)
