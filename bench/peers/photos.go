package main

import (
	"path/filepath"
	"strings"
)

const (
	sampleFolder = "sample"
	photosEach   = 4
)

// photoNames are the photos of the sample that properties show, in turn.
var photoNames = func() (list []string) {
	files, _ := filepath.Glob(filepath.Join(sampleFolder, "photos", "*.jpg")) // the pattern is well formed
	for _, file := range files {
		if name := filepath.Base(file); strings.HasPrefix(name, "exterior") || strings.HasPrefix(name, "interior") {
			list = append(list, name)
		}
	}
	return list
}()

// photoOf gives which of photoNames a property shows at a position.
func photoOf(number, position int) int { return (number*photosEach + position) % len(photoNames) }
