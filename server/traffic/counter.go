package traffic

import (
	"strconv"
	"time"

	"github.com/prometheus/client_golang/prometheus"
)

// steps are the bounds of the durations that are told apart, in seconds.
var steps = []float64{0.001, 0.005, 0.02, 0.05, 0.15, 0.5, 1.5, 5, 15}

// Counter counts requests. Its labels are a class and a status alone, so that no request can make a new one.
type Counter struct {
	requests *prometheus.CounterVec
	seconds  *prometheus.HistogramVec
}

// NewCounter returns a counter that has counted nothing.
func NewCounter() *Counter {
	return &Counter{
		requests: prometheus.NewCounterVec(prometheus.CounterOpts{Name: "gevel_requests_total",
			Help: "Requests that were answered, by class of route and by status."}, []string{"class", "status"}),
		seconds: prometheus.NewHistogramVec(prometheus.HistogramOpts{Name: "gevel_request_seconds",
			Help: "How long answers took, by class of route.", Buckets: steps}, []string{"class"}),
	}
}

// Note counts an answer. Status 0 is one that was never begun: the client left first.
func (c *Counter) Note(class string, status int, took time.Duration) {
	c.requests.WithLabelValues(class, strconv.Itoa(status)).Inc()
	c.seconds.WithLabelValues(class).Observe(took.Seconds())
}

// Describe is part of prometheus.Collector.
func (c *Counter) Describe(to chan<- *prometheus.Desc) {
	c.requests.Describe(to)
	c.seconds.Describe(to)
}

// Collect is part of prometheus.Collector.
func (c *Counter) Collect(to chan<- prometheus.Metric) {
	c.requests.Collect(to)
	c.seconds.Collect(to)
}
