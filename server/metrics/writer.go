// Package metrics writes what the operator's program reads of the site: the form of each number, and those of the store.
package metrics

import "github.com/prometheus/client_golang/prometheus"

// Writer writes values with their names and what they mean.
type Writer struct{ To chan<- prometheus.Metric }

// Gauge writes a value that rises and falls.
func (m Writer) Gauge(name, help string, value float64, labels ...string) {
	m.put(prometheus.GaugeValue, name, help, value, labels)
}

// Counter writes a value that only rises.
func (m Writer) Counter(name, help string, value int64, labels ...string) {
	m.put(prometheus.CounterValue, name, help, float64(value), labels)
}

// put writes a value; labels are names with their values.
func (m Writer) put(kind prometheus.ValueType, name, help string, value float64, labels []string) {
	var names, values []string
	for i := 0; i < len(labels); i += 2 {
		names, values = append(names, labels[i]), append(values, labels[i+1])
	}
	m.To <- prometheus.MustNewConstMetric(prometheus.NewDesc(name, help, names, nil), kind, value, values...)
}

// Flag is the value of what is so or is not.
func Flag(yes bool) float64 {
	if yes {
		return 1
	}
	return 0
}
