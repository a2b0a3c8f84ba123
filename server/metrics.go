package server

import (
	"context"
	"time"

	"github.com/gevel/gevel/cache"
	"github.com/gevel/gevel/server/metrics"
	"github.com/prometheus/client_golang/prometheus"
)

// scrapeTime is how long the numbers of the store may take; without them the others are reported.
const scrapeTime = 5 * time.Second

// Describe says nothing, so that Collect may leave out what cannot be read.
func (s *Server) Describe(chan<- *prometheus.Desc) {}

// Collect reports how the site is doing to the operator's program. No label comes from a request: links are named by the agency.
func (s *Server) Collect(to chan<- prometheus.Metric) {
	ctx, cancel := context.WithTimeout(context.Background(), scrapeTime)
	defer cancel()
	m := metrics.Writer{To: to}
	s.traffic.Collect(to)
	s.reportCaches(m)
	s.reportEngines(m)
	s.reportCrowd(m)
	answers := metrics.Store(ctx, m, s.store) == nil
	m.Gauge("gevel_database_answers", "1 while the database answers.", metrics.Flag(answers))
	m.Gauge("gevel_ready", "1 while visitors should be sent here, as /readyz says.", metrics.Flag(s.Ready(ctx) == nil))
}

func (s *Server) reportCaches(m metrics.Writer) {
	site := s.site.State()
	properties, propertyBytes := s.store.CacheState()
	for _, c := range []struct {
		name  string
		uses  cache.Uses
		bytes int
	}{
		{"pages", site.Pages, site.PageBytes}, {"repeats", site.Repeats, site.RepeatBytes},
		{"answers", s.answers.Uses(), s.answers.Bytes()},
		{"free_answers", s.free.Uses(), s.free.Bytes()}, {"files", s.files.Uses(), s.files.Bytes()},
		{"properties", properties, propertyBytes},
	} {
		m.Counter("gevel_cache_hits_total", "What was looked for in a cache and found.", c.uses.Hits, "cache", c.name)
		m.Counter("gevel_cache_misses_total", "What was looked for in a cache and not found.", c.uses.Misses, "cache", c.name)
		m.Gauge("gevel_cache_bytes", "What a cache holds.", float64(c.bytes), "cache", c.name)
	}
}

func (s *Server) reportEngines(m metrics.Writer) {
	e := s.site.State()
	m.Gauge("gevel_render_engines", "Engines that may render pages at the same time.", float64(e.Engines))
	m.Gauge("gevel_render_engines_busy", "Engines that render a page now.", float64(e.Rendering))
	const help = "Pages that were given to an engine: rendered, failed, or sent without inner HTML because no engine was free."
	m.Counter("gevel_renders_total", help, e.Rendered, "outcome", "rendered")
	m.Counter("gevel_renders_total", help, e.Failed, "outcome", "failed")
	m.Counter("gevel_renders_total", help, e.Busy, "outcome", "busy")
}

func (s *Server) reportCrowd(m metrics.Writer) {
	crowd := s.crowd.State()
	m.Gauge("gevel_uncached_running", "Requests that are not cached and are answered now.", float64(crowd.Running))
	m.Gauge("gevel_uncached_waiting", "Requests that are not cached and wait for those that are answered.", float64(crowd.Waiting))
	m.Counter("gevel_overloaded_total", "Requests that were refused because too many came at once.", crowd.Refused)
}
