package backups

import (
	"time"

	"github.com/prometheus/client_golang/prometheus"
)

// Describe says nothing: without -backup-to there is nothing to collect.
func (c *Copier) Describe(chan<- *prometheus.Desc) {}

// Collect tells the operator's program how the backups go.
func (c *Copier) Collect(to chan<- prometheus.Metric) {
	if c.To == "" {
		return
	}
	c.mu.Lock()
	state := c.state
	c.mu.Unlock()
	put := func(name, help string, value float64) {
		to <- prometheus.MustNewConstMetric(prometheus.NewDesc(name, help, nil, nil), prometheus.GaugeValue, value)
	}
	failing, good := 0.0, 0.0
	if state.Problem != "" {
		failing = 1
	}
	if !state.Good.IsZero() {
		good = float64(state.Good.Unix())
	}
	put("gevel_backup_failing", "1 while the last backup failed.", failing)
	put("gevel_backup_timestamp_seconds", "When the last good backup was made; 0 for never.", good)
	put("gevel_backup_every_seconds", "How often a backup is made.", c.Every.Seconds())
	put("gevel_backup_seconds", "How long the last good backup took.", state.Took.Round(time.Millisecond).Seconds())
	put("gevel_backup_copies", "How many backups there are.", float64(state.Copies))
}
