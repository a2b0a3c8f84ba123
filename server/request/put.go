package request

import (
	"strconv"
	"strings"
)

// put replaces the null at a path such as "variables.input.files.0" with a file. It returns false when there is no null at the path.
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

// at returns the value one step down; nil when there is none.
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
