-- So many at a time: however many are due, no statement takes long. Answers how many went.
create function olvidar_repeticiones(cuantas integer) returns integer language sql security definer set search_path = public, pg_temp as $$
  with idas as (
    delete from repeticiones where (empresa_id, usuario_id, clave) in (
      select empresa_id, usuario_id, clave from repeticiones where created_at < clock_timestamp() - interval '45 days'
      order by created_at limit cuantas)
    returning 1)
  select count(*)::integer from idas $$;
