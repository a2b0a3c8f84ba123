-- Sends the bodies of the file that BODIES names, a line each, in turn. NETWORKS: each comes from as many networks, so that none has spent its
-- budget of the minute. COOKIE is the header of that name.
local requests, i = {}, 0

function init()
  local bodies = {}
  for line in io.lines(os.getenv("BODIES")) do bodies[#bodies + 1] = line end
  local headers = { ["Content-Type"] = "application/json", ["Cookie"] = os.getenv("COOKIE") }
  for network = 1, tonumber(os.getenv("NETWORKS")) do
    for n, body in ipairs(bodies) do
      headers["X-Forwarded-For"] = "10." .. network .. ".0." .. n
      requests[#requests + 1] = wrk.format("POST", "/graphql", headers, body)
    end
  end
end

function request()
  i = i % #requests + 1
  return requests[i]
end

function done(summary, latency)
  local e = summary.errors
  print(string.format("RESULT %d %d %d %d %d", summary.requests, summary.duration, latency:percentile(50), latency:percentile(99),
    e.connect + e.read + e.write + e.timeout + e.status))
end
