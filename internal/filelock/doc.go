// Package filelock locks files, so that of several programs one at a time does what needs that.
package filelock
