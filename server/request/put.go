package request

import (
	"strconv"
	"strings"
)

// put puts a file in its place, which is a null: at "variables.input.files.0". It returns false when there is no such place.
func put(variables map[string]any, path string, file any) bool {
	steps := strings.Split(path, ".")
	if steps[0] != "variables" || len(steps) < 2 {
		return false
	}
	var within any = variables
	for _, step := range steps[1 : len(steps)-1] {
		within = at(within, step)
	}
	return set(within, steps[len(steps)-1], file)
}

// at goes one step down; nil when there is no such way.
func at(within any, step string) any {
	switch within := within.(type) {
	case map[string]any:
		return within[step]
	case []any:
		if i, err := strconv.Atoi(step); err == nil && i >= 0 && i < len(within) {
			return within[i]
		}
	}
	return nil
}

func set(within any, step string, file any) bool {
	switch within := within.(type) {
	case map[string]any:
		if _, ok := within[step]; ok {
			within[step] = file
			return true
		}
	case []any:
		if i, err := strconv.Atoi(step); err == nil && i >= 0 && i < len(within) {
			within[i] = file
			return true
		}
	}
	return false
}
