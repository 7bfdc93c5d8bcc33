import { expect, it } from 'vitest'
import { codigoParaIncrustar } from './incrustar.ts'

it('a name with signs does not break out of the code', () =>
  expect(codigoParaIncrustar('https://malla.example/publico/uas/plan', 'A "B" <C> & D')).toBe(
    '<iframe src="https://malla.example/publico/uas/plan?incrustado=1" title="Malla curricular: A &quot;B&quot; &lt;C&gt; &amp; D" width="100%" height="720" loading="lazy" style="border:0"></iframe>',
  ))
